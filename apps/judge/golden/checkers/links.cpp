// Leaves links, a FIFO and a flood in the feedback directory: the host must follow none and read no more than it shows.
#include <fstream>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

int main(int, char **argv) {
    const std::string feedback = argv[3];
    if (symlink("/etc/passwd", (feedback + "judgemessage.txt").c_str()) != 0) return 1;
    std::ofstream flood(feedback + "teammessage.txt");
    for (int line = 0; line < 100000; line++) flood << "a long line of a message that nobody reads\n";
    if (argv[4] && mkfifo((feedback + "score.txt").c_str(), 0600) != 0) return 1;
    return 42;
}
