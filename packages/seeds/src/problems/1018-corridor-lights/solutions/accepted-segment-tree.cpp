#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

struct Stretch {
    int length, left[2], right[2], longest[2];
};

static Stretch join(const Stretch& a, const Stretch& b) {
    if (a.length == 0) return b;
    if (b.length == 0) return a;
    Stretch c;
    c.length = a.length + b.length;
    for (int lit = 0; lit < 2; lit++) {
        c.left[lit] = a.left[lit] == a.length ? a.length + b.left[lit] : a.left[lit];
        c.right[lit] = b.right[lit] == b.length ? b.length + a.right[lit] : b.right[lit];
        c.longest[lit] = std::max({a.longest[lit], b.longest[lit], a.right[lit] + b.left[lit]});
    }
    return c;
}

static std::vector<Stretch> tree;
static std::vector<char> waiting, lamps;

static void turn(int node) {
    std::swap(tree[node].left[0], tree[node].left[1]);
    std::swap(tree[node].right[0], tree[node].right[1]);
    std::swap(tree[node].longest[0], tree[node].longest[1]);
    waiting[node] ^= 1;
}

static void build(int node, int first, int last) {
    if (first == last) {
        const int lit = lamps[first] == '1';
        tree[node] = {1, {1 - lit, lit}, {1 - lit, lit}, {1 - lit, lit}};
        return;
    }
    const int middle = (first + last) / 2;
    build(2 * node, first, middle);
    build(2 * node + 1, middle + 1, last);
    tree[node] = join(tree[2 * node], tree[2 * node + 1]);
}

static Stretch visit(int node, int first, int last, int l, int r, bool flip) {
    if (r < first || last < l) return Stretch{};
    if (l <= first && last <= r) {
        if (flip) turn(node);
        return tree[node];
    }
    if (waiting[node]) turn(2 * node), turn(2 * node + 1), waiting[node] = 0;
    const int middle = (first + last) / 2;
    const Stretch a = visit(2 * node, first, middle, l, r, flip);
    const Stretch b = visit(2 * node + 1, middle + 1, last, l, r, flip);
    if (flip) tree[node] = join(tree[2 * node], tree[2 * node + 1]);
    return join(a, b);
}

int main() {
    int n, q;
    if (std::scanf("%d %d", &n, &q) != 2) return 1;
    lamps.resize(n + 1);
    if (std::scanf("%s", lamps.data()) != 1) return 1;
    tree.resize(4 * n);
    waiting.resize(4 * n);
    build(1, 0, n - 1);
    while (q--) {
        int kind, l, r;
        if (std::scanf("%d %d %d", &kind, &l, &r) != 3) return 1;
        const Stretch part = visit(1, 0, n - 1, l - 1, r - 1, kind == 1);
        if (kind == 2) std::printf("%d\n", part.longest[1]);
    }
}
