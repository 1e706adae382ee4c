// Does not compile.
int main() { return undeclared; }
