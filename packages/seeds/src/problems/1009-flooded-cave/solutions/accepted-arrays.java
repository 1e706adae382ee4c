import java.io.*;
import java.util.*;

public class Main {
    static int h, w;
    static String[] map;

    static int[] spread(int[] minutes, int[] queue, int tail, int[] limit) {
        int[] dr = {-1, 1, 0, 0}, dc = {0, 0, -1, 1};
        for (int head = 0; head < tail; head++) {
            int r = queue[head] / w, c = queue[head] % w, minute = minutes[queue[head]] + 1;
            for (int d = 0; d < 4; d++) {
                int y = r + dr[d], x = c + dc[d];
                if (y < 0 || y >= h || x < 0 || x >= w || map[y].charAt(x) == '#') continue;
                int cell = y * w + x;
                if (minutes[cell] != Integer.MAX_VALUE || minute >= limit[cell]) continue;
                minutes[cell] = minute;
                queue[tail++] = cell;
            }
        }
        return minutes;
    }

    static int[] from(char mark, int[] limit) {
        int[] minutes = new int[h * w], queue = new int[h * w];
        Arrays.fill(minutes, Integer.MAX_VALUE);
        int tail = 0;
        for (int cell = 0; cell < h * w; cell++)
            if (map[cell / w].charAt(cell % w) == mark) {
                minutes[cell] = 0;
                queue[tail++] = cell;
            }
        return spread(minutes, queue, tail, limit);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer size = new StringTokenizer(in.readLine());
        h = Integer.parseInt(size.nextToken());
        w = Integer.parseInt(size.nextToken());
        map = new String[h];
        for (int r = 0; r < h; r++) map[r] = in.readLine();
        int[] always = new int[h * w];
        Arrays.fill(always, Integer.MAX_VALUE);
        int[] steps = from('S', from('W', always));
        int best = Integer.MAX_VALUE;
        for (int r = 0; r < h; r++)
            for (int c = 0; c < w; c++)
                if (r == 0 || c == 0 || r == h - 1 || c == w - 1) best = Math.min(best, steps[r * w + c]);
        System.out.println(best == Integer.MAX_VALUE ? "TRAPPED" : String.valueOf(best));
    }
}
