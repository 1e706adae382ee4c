// Takes memory until there is none.
import java.util.*;
public class Main { public static void main(String[] a) { List<byte[]> data = new ArrayList<>(); while (true) data.add(new byte[1 << 20]); } }
