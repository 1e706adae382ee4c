import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        int n = next(in), m = next(in), k = next(in), s = next(in), e = next(in);
        List<List<int[]>> near = new ArrayList<>();
        for (int stop = 0; stop <= n; stop++) near.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = next(in), b = next(in), t = next(in);
            near.get(a).add(new int[] {b, t});
            near.get(b).add(new int[] {a, t});
        }
        long[][] best = new long[k + 1][n + 1];
        for (long[] layer : best) Arrays.fill(layer, Long.MAX_VALUE);
        PriorityQueue<long[]> queue = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
        best[0][s] = 0;
        queue.add(new long[] {0, 0, s});
        while (!queue.isEmpty()) {
            long[] state = queue.remove();
            int used = (int) state[1], stop = (int) state[2];
            if (state[0] > best[used][stop]) continue;
            if (stop == e) {
                System.out.println(state[0]);
                return;
            }
            for (int[] way : near.get(stop)) {
                if (state[0] + way[1] < best[used][way[0]]) {
                    best[used][way[0]] = state[0] + way[1];
                    queue.add(new long[] {state[0] + way[1], used, way[0]});
                }
                if (used < k && state[0] < best[used + 1][way[0]]) {
                    best[used + 1][way[0]] = state[0];
                    queue.add(new long[] {state[0], used + 1, way[0]});
                }
            }
        }
        System.out.println(-1);
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
