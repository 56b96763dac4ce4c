#pragma once
double sin(double angle);
double cos(double angle);
double asin(double value);

