/**
 * The adapter in C and C++, set before a checker. It runs before `main`: the checker goes on in a child of the process, called
 * as it expects; the process itself waits for it and ends as an output validator. Nothing of the checker is changed, no header
 * is included, and functions of the system are declared under other names, so that nothing clashes with what the checker declares;
 * those that a checker is likely to name something of its own (`read`, `open`, `close`) are not used at all.
 */
export const NATIVE = String.raw`
#ifdef __cplusplus
extern "C" {
#endif
int assay_fork(void) __asm__("fork");
int assay_wait(int, int *, int) __asm__("waitpid");
int assay_open(int, const char *, int, ...) __asm__("openat");
int assay_create(const char *, unsigned) __asm__("creat");
long assay_get(int, void *, unsigned long, long) __asm__("pread");
int assay_onto(int, int) __asm__("dup2");
int assay_remove(const char *) __asm__("unlink");
int assay_print(char *, unsigned long, const char *, ...) __asm__("snprintf");
int assay_write(int, const char *, ...) __asm__("dprintf");
double assay_double(const char *, char **) __asm__("strtod");
void assay_exit(int) __asm__("_exit");
#ifdef __cplusplus
}
#endif
enum { ASSAY_RIGHT = 42, ASSAY_WRONG = 43, ASSAY_FAULT = 1, ASSAY_HERE = -100 };
static char assay_path[4096], assay_tout[4096], assay_words[2048], assay_shown[2048];
static const char *assay_feedback, *assay_kinds[] = {"ok", "wrong answer", "wrong output format", "unexpected eof", "points", "partially correct"};
static const char *assay_file(const char *name) {
    assay_print(assay_path, sizeof assay_path, "%s/%s", assay_feedback, name);
    return assay_path;
}
static void assay_redirect(const char *name, int to) {
    int file = assay_create(assay_file(name), 0644);
    if (file < 0 || assay_onto(file, to) < 0) assay_exit(ASSAY_FAULT);
}
/* The beginning of a file, without blanks before it. */
static const char *assay_text(const char *path, char *text, long size) {
    long length = 0, got;
    int file = assay_open(ASSAY_HERE, path, 0);
    while (file >= 0 && length < size - 1 && (got = assay_get(file, text + length, (unsigned long)(size - 1 - length), length)) > 0)
        length += got;
    text[length] = 0;
    while (*text == ' ' || (*text >= 9 && *text <= 13)) text++;
    return text;
}
static int assay_ends(char c) { return c == 0 || c == ' ' || c == ')' || (c >= 9 && c <= 13); }
/* A decimal number at the beginning of a text. */
static int assay_number(const char *text, double *number) {
    char *end;
    const char *at = text;
    while ((*at >= '0' && *at <= '9') || *at == '.' || *at == '+' || *at == '-' || *at == 'e' || *at == 'E') at++;
    *number = assay_double(text, &end);
    return at != text && end == at && assay_ends(*at);
}
static int assay_value(const char *name, double value) {
    int file = assay_create(assay_file(name), 0644);
    if (file < 0) return ASSAY_FAULT;
    assay_write(file, "%.10g\n", value);
    return ASSAY_RIGHT;
}
static int assay_share(double share) {
    if (share >= 1) return ASSAY_RIGHT;
    if (share <= 0 || !ASSAY_MULTIPLIER) return ASSAY_WRONG;
    return assay_value("score_multiplier.txt", share);
}
static int assay_points(double points) {
    if (!ASSAY_ABSOLUTE) return assay_share(points / ASSAY_WHOLE);
    return points > 0 ? assay_value("score.txt", points) : ASSAY_WRONG;
}
/* What testlib says first, as its place in the list; -1 for anything else. */
static int assay_kind(const char **text) {
    int kind, at;
    for (kind = 0; kind < 6; kind++) {
        for (at = 0; assay_kinds[kind][at] && assay_kinds[kind][at] == (*text)[at];) at++;
        if (assay_kinds[kind][at] || !assay_ends((*text)[at])) continue;
        for (*text += at; **text == ' ' || **text == '(';) ++*text;
        return kind;
    }
    return -1;
}
static int assay_decide(int status) {
    const char *text = assay_text(assay_file("judgemessage.txt"), assay_words, sizeof assay_words);
    int code = status >> 8 & 255, isOk = code == 0 || code == 42 || code == 0xac, kind;
    double number;
    if (status & 127) return ASSAY_FAULT;
    if (!ASSAY_TESTLIB) {
        if (code == 0 || code == 100) return ASSAY_RIGHT;
        if (code == 101 || code == 102) return ASSAY_WRONG;
        if (code == 103) return ASSAY_FAULT;
        if (code == 99) {
            if (ASSAY_TALKS && assay_number(text, &number)) return assay_share(number / 100);
            text = assay_text(ASSAY_TALKS ? assay_tout : assay_file("checker-output.txt"), assay_shown, sizeof assay_shown);
            return assay_number(text, &number) ? assay_share(number / 100) : ASSAY_WRONG;
        }
    }
    kind = assay_kind(&text);
    if (kind == 5) return assay_number(text, &number) ? assay_share(number / 100) : ASSAY_FAULT;
    if (kind >= 0) {
        if (isOk != (kind == 0)) return ASSAY_FAULT;
        if (kind == 0) return ASSAY_RIGHT;
        if (kind < 4) return ASSAY_WRONG;
        return assay_number(text, &number) ? assay_points(number) : ASSAY_FAULT;
    }
    if (!ASSAY_TESTLIB || (assay_words[0] == 'F' && assay_words[1] == 'A' && assay_words[2] == 'I')) return ASSAY_FAULT;
    if (code == 0) return ASSAY_RIGHT;
    return code == 1 || code == 2 || code == 4 || code == 8 ? ASSAY_WRONG : ASSAY_FAULT;
}
__attribute__((constructor)) static void assay_arrive(int argc, char **argv) {
    int child, nothing, status = 1;
    if (argc < 4) assay_exit(ASSAY_FAULT);
    assay_feedback = argv[3];
    assay_print(assay_tout, sizeof assay_tout, "%s/tout", assay_feedback);
    child = assay_fork();
    if (child < 0) assay_exit(ASSAY_FAULT);
    if (child == 0) {
        assay_redirect("judgemessage.txt", 2);
        if (!ASSAY_TALKS) assay_redirect("checker-output.txt", 1);
        argv[3] = argv[2];
        argv[2] = ASSAY_TALKS ? assay_tout : (char *)"/dev/fd/0";
        return;
    }
    /* the talk is the child's alone */
    nothing = assay_open(ASSAY_HERE, "/dev/null", 2);
    assay_onto(nothing, 0);
    assay_onto(nothing, 1);
    assay_wait(child, &status, 0);
    status = assay_decide(status);
    assay_remove(assay_file("checker-output.txt"));
    assay_exit(status);
}
#line 1
`;
