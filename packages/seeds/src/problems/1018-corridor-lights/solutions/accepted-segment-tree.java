import java.io.*;
import java.util.*;

public class Main {
    // Six numbers per node: left, right and longest run, first of dark and then of lit lamps.
    static int[][] left, right, longest;
    static int[] length;
    static boolean[] waiting;
    static int run, best;

    static void pull(int node) {
        int a = 2 * node, b = a + 1;
        for (int s = 0; s < 2; s++) {
            left[s][node] = left[s][a] == length[a] ? length[a] + left[s][b] : left[s][a];
            right[s][node] = right[s][b] == length[b] ? length[b] + right[s][a] : right[s][b];
            longest[s][node] = Math.max(right[s][a] + left[s][b], Math.max(longest[s][a], longest[s][b]));
        }
    }

    static void turn(int node) {
        for (int[][] runs : new int[][][] {left, right, longest}) {
            int dark = runs[0][node];
            runs[0][node] = runs[1][node];
            runs[1][node] = dark;
        }
        waiting[node] ^= true;
    }

    static void push(int node) {
        if (!waiting[node]) return;
        turn(2 * node);
        turn(2 * node + 1);
        waiting[node] = false;
    }

    static void build(int node, int first, int last, String lamps) {
        length[node] = last - first + 1;
        if (first == last) {
            int s = lamps.charAt(first) - '0';
            left[s][node] = right[s][node] = longest[s][node] = 1;
            return;
        }
        int middle = (first + last) / 2;
        build(2 * node, first, middle, lamps);
        build(2 * node + 1, middle + 1, last, lamps);
        pull(node);
    }

    static void flip(int node, int first, int last, int l, int r) {
        if (r < first || last < l) return;
        if (l <= first && last <= r) {
            turn(node);
            return;
        }
        push(node);
        int middle = (first + last) / 2;
        flip(2 * node, first, middle, l, r);
        flip(2 * node + 1, middle + 1, last, l, r);
        pull(node);
    }

    /** Walks the parts of a stretch from left to right; `run` is the run of lit lamps that is still open. */
    static void ask(int node, int first, int last, int l, int r) {
        if (r < first || last < l) return;
        if (l <= first && last <= r) {
            best = Math.max(best, Math.max(longest[1][node], run + left[1][node]));
            run = right[1][node] == length[node] ? run + length[node] : right[1][node];
            return;
        }
        push(node);
        int middle = (first + last) / 2;
        ask(2 * node, first, middle, l, r);
        ask(2 * node + 1, middle + 1, last, l, r);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken()), q = Integer.parseInt(words.nextToken());
        left = new int[2][4 * n];
        right = new int[2][4 * n];
        longest = new int[2][4 * n];
        length = new int[4 * n];
        waiting = new boolean[4 * n];
        build(1, 0, n - 1, in.readLine().trim());
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            words = new StringTokenizer(in.readLine());
            boolean flips = words.nextToken().equals("1");
            int l = Integer.parseInt(words.nextToken()) - 1, r = Integer.parseInt(words.nextToken()) - 1;
            if (flips) {
                flip(1, 0, n - 1, l, r);
            } else {
                run = best = 0;
                ask(1, 0, n - 1, l, r);
                out.append(best).append('\n');
            }
        }
        System.out.print(out);
    }
}
