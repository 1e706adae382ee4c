import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        TreeMap<String, long[]> accounts = new TreeMap<>();
        try (BufferedReader in = new BufferedReader(new FileReader("ledger.in"))) {
            int n = Integer.parseInt(in.readLine().trim());
            for (int i = 0; i < n; i++) {
                StringTokenizer words = new StringTokenizer(in.readLine());
                boolean deposit = words.nextToken().equals("+");
                long[] account = accounts.computeIfAbsent(words.nextToken(), name -> new long[2]);
                long amount = Long.parseLong(words.nextToken());
                if (deposit) account[0] += amount;
                else if (amount <= account[0]) account[0] -= amount;
                else account[1]++;
            }
        }
        try (PrintWriter out = new PrintWriter(new BufferedWriter(new FileWriter("ledger.out")))) {
            accounts.forEach((name, account) -> out.println(name + " " + account[0] + " " + account[1]));
        }
    }
}
