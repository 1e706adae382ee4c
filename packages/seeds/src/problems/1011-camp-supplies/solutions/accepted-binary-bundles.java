import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), capacity = in.nextInt();
        long[] best = new long[capacity + 1];
        for (int i = 0; i < n; i++) {
            int weight = in.nextInt();
            long value = in.nextLong();
            int count = Math.min(in.nextInt(), capacity / weight);
            for (int bundle = 1; count > 0; bundle *= 2) {
                int pieces = Math.min(bundle, count);
                count -= pieces;
                int load = pieces * weight;
                for (int room = capacity; room >= load; room--)
                    best[room] = Math.max(best[room], best[room - load] + pieces * value);
            }
        }
        System.out.println(best[capacity]);
    }
}
