// The compiler must not find the host's files.
#include "/etc/shadow"
int main() {}
