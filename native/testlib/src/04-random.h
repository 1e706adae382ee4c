/** The generator of random numbers: the same arguments of a program give the same numbers on every machine. */
class random_t {
    uint64_t state;

    static const uint64_t MULTIPLIER = 0x5DEECE66DULL;
    static const uint64_t ADDEND = 0xB;
    static const uint64_t MASK = (1ULL << 48) - 1;
    static const int LARGE_WEIGHT = 25;

    /** The next number of so many bits. */
    long long bits(int count) {
        if (count <= 48) {
            state = (state * MULTIPLIER + ADDEND) & MASK;
            return (long long)(state >> (48 - count));
        }
        const long long high = bits(31) << 32;
        return high ^ bits(version() == 0 ? 31 : 32);
    }

    /** The place from 0 to 1 of which a large weight makes the largest or the smallest of many. */
    double weighted(int type) {
        return type > 0 ? std::pow(next(), 1.0 / (type + 1.0)) : 1 - std::pow(next(), 1.0 / (-type + 1.0));
    }

    template <typename T> T weightedIndex(T n, int type) {
        if (std::abs(type) < LARGE_WEIGHT) {
            T result = T(next(n));
            for (int i = 0; i < type; i++) result = std::max(result, T(next(n)));
            for (int i = 0; i < -type; i++) result = std::min(result, T(next(n)));
            return result;
        }
        const T result = T(double(n) * weighted(type));
        return std::min(std::max(result, T(0)), T(n - 1));
    }

public:
    /** 0 or 1; less before a program has chosen. */
    static int& version() {
        static int chosen = -1;
        return chosen;
    }

    random_t() : state(3905348978240129619ULL & MASK) {}

    /** From the arguments of a program, their borders included. */
    void setSeed(int argc, char* argv[]) {
        uint64_t seed = 3905348978240129619ULL;
        for (int i = 1; i < argc; i++) {
            for (const char* at = argv[i]; *at != '\0'; at++)
                seed = seed * MULTIPLIER + uint32_t(int32_t((signed char)*at)) + ADDEND;
            seed += MULTIPLIER / ADDEND;
        }
        state = seed & MASK;
    }
    void setSeed(long long seed) { state = (uint64_t(seed) ^ MULTIPLIER) & MASK; }

    /** 0 … n-1. */
    int next(int n) {
        if (n <= 0) __testlib_fail("random_t::next(int n): n must be positive");
        if ((n & -n) == n) return int((n * bits(31)) >> 31);
        const long long limit = INT_MAX / n * (long long)n;
        long long drawn;
        do drawn = bits(31);
        while (drawn >= limit);
        return int(drawn % n);
    }
    unsigned int next(unsigned int n) {
        if (n >= (unsigned int)INT_MAX) __testlib_fail("random_t::next(unsigned int n): n must be less INT_MAX");
        return (unsigned int)next(int(n));
    }
    long long next(long long n) {
        if (n <= 0) __testlib_fail("random_t::next(long long n): n must be positive");
        const long long limit = LLONG_MAX / n * n;
        long long drawn;
        do drawn = bits(63);
        while (drawn >= limit);
        return drawn % n;
    }
    unsigned long long next(unsigned long long n) {
        if (n >= (unsigned long long)LLONG_MAX)
            __testlib_fail("random_t::next(unsigned long long n): n must be less LONGLONG_MAX");
        return (unsigned long long)next((long long)n);
    }
    long next(long n) { return long(next((long long)n)); }
    unsigned long next(unsigned long n) {
        if (n >= (unsigned long)LONG_MAX) __testlib_fail("random_t::next(unsigned long n): n must be less LONG_MAX");
        return (unsigned long)next((long long)n);
    }

    /** from … to, both included. */
    int next(int from, int to) { return int(next((long long)to - from + 1) + from); }
    unsigned int next(unsigned int from, unsigned int to) {
        return (unsigned int)(next((long long)to - from + 1) + from);
    }
    long long next(long long from, long long to) {
        return (long long)((unsigned long long)next((long long)((unsigned long long)to - from + 1)) + from);
    }
    unsigned long long next(unsigned long long from, unsigned long long to) {
        if (from > to)
            __testlib_fail("random_t::next(unsigned long long from, unsigned long long to): from can't not exceed to");
        return (unsigned long long)next((long long)(to - from + 1)) + from;
    }
    long next(long from, long to) { return long(next((long long)from, (long long)to)); }
    unsigned long next(unsigned long from, unsigned long to) {
        if (from > to)
            __testlib_fail("random_t::next(unsigned long from, unsigned long to): from can't not exceed to");
        return (unsigned long)next((long long)(to - from + 1)) + from;
    }

    /** From 0, below 1. */
    double next() {
        const long long left = bits(26) << 27;
        return double(left + bits(27)) / double(1LL << 53);
    }
    double next(double n) {
        if (!(n > 0)) __testlib_fail("random_t::next(double n): n should be positive");
        const double drawn = n * next();
        return drawn < n ? drawn : std::nextafter(n, 0.0);
    }
    double next(double from, double to) {
        if (!(from < to)) __testlib_fail("random_t::next(double from, double to): from should be strictly less than to");
        return next(to - from) + from;
    }
    float next(float n) { return float(next(double(n))); }
    float next(float from, float to) { return float(next(double(from), double(to))); }

    std::string next(const std::string& source) { return pattern(source).next(*this); }
    TESTLIB_PRINTF(2, 3) std::string next(const char* fmt, ...) {
        va_list args;
        va_start(args, fmt);
        const std::string source = assay_testlib::formatted(fmt, args, assay_testlib::FORMATTED_MAX);
        va_end(args);
        return next(source);
    }

    /** The largest of `type`+1 draws, or the smallest of -`type`+1. */
    int wnext(int n, int type) {
        if (n <= 0) __testlib_fail("random_t::wnext(int n, int type): n must be positive");
        return weightedIndex(n, type);
    }
    long long wnext(long long n, int type) {
        if (n <= 0) __testlib_fail("random_t::wnext(long long n, int type): n must be positive");
        return weightedIndex(n, type);
    }
    unsigned int wnext(unsigned int n, int type) {
        if (n >= (unsigned int)INT_MAX) __testlib_fail("random_t::wnext(unsigned int n, int type): n must be less INT_MAX");
        return (unsigned int)wnext(int(n), type);
    }
    unsigned long long wnext(unsigned long long n, int type) {
        if (n >= (unsigned long long)LLONG_MAX)
            __testlib_fail("random_t::wnext(unsigned long long n, int type): n must be less LONGLONG_MAX");
        return (unsigned long long)wnext((long long)n, type);
    }
    long wnext(long n, int type) { return long(wnext((long long)n, type)); }
    unsigned long wnext(unsigned long n, int type) {
        if (n >= (unsigned long)LONG_MAX) __testlib_fail("random_t::wnext(unsigned long n, int type): n must be less LONG_MAX");
        return (unsigned long)wnext((long long)n, type);
    }
    double wnext(double n, int type) {
        if (!(n > 0)) __testlib_fail("random_t::wnext(double n, int type): n must be positive");
        if (std::abs(type) >= LARGE_WEIGHT) {
            const double drawn = n * weighted(type);
            return drawn < n ? drawn : std::nextafter(n, 0.0);
        }
        double result = next();
        for (int i = 0; i < type; i++) result = std::max(result, next());
        for (int i = 0; i < -type; i++) result = std::min(result, next());
        return n * result;
    }
    double wnext(int type) { return wnext(1.0, type); }

    int wnext(int from, int to, int type) {
        if (from > to) __testlib_fail("random_t::wnext(int from, int to, int type): from can't not exceed to");
        return wnext(to - from + 1, type) + from;
    }
    unsigned int wnext(unsigned int from, unsigned int to, int type) {
        if (from > to)
            __testlib_fail("random_t::wnext(unsigned int from, unsigned int to, int type): from can't not exceed to");
        return (unsigned int)wnext(int(to - from + 1), type) + from;
    }
    long long wnext(long long from, long long to, int type) {
        if (from > to) __testlib_fail("random_t::wnext(long long from, long long to, int type): from can't not exceed to");
        return wnext((long long)((unsigned long long)to - from + 1), type) + from;
    }
    unsigned long long wnext(unsigned long long from, unsigned long long to, int type) {
        if (from > to)
            __testlib_fail(
                "random_t::wnext(unsigned long long from, unsigned long long to, int type): from can't not exceed to");
        return (unsigned long long)wnext((long long)(to - from + 1), type) + from;
    }
    long wnext(long from, long to, int type) {
        if (from > to) __testlib_fail("random_t::wnext(long from, long to, int type): from can't not exceed to");
        return wnext(to - from + 1, type) + from;
    }
    unsigned long wnext(unsigned long from, unsigned long to, int type) {
        if (from > to)
            __testlib_fail("random_t::wnext(unsigned long from, unsigned long to, int type): from can't not exceed to");
        return (unsigned long)wnext((long long)(to - from + 1), type) + from;
    }
    double wnext(double from, double to, int type) {
        if (!(from < to))
            __testlib_fail("random_t::wnext(double from, double to, int type): from should be strictly less than to");
        return wnext(to - from, type) + from;
    }

    template <typename Container> typename Container::value_type any(const Container& c) {
        if (c.size() <= 0) __testlib_fail("random_t::any(const Container& c): c.size() must be positive");
        return *std::next(c.begin(), next(int(c.size())));
    }
    template <typename Iter> typename Iter::value_type any(const Iter& begin, const Iter& end) {
        const int size = int(std::distance(begin, end));
        if (size <= 0) __testlib_fail("random_t::any(const Iter& begin, const Iter& end): range must have positive length");
        return *std::next(begin, next(size));
    }
    template <typename Container> typename Container::value_type wany(const Container& c, int type) {
        if (c.size() <= 0) __testlib_fail("random_t::wany(const Container& c, int type): c.size() must be positive");
        return *std::next(c.begin(), wnext(int(c.size()), type));
    }
    template <typename Iter> typename Iter::value_type wany(const Iter& begin, const Iter& end, int type) {
        const int size = int(std::distance(begin, end));
        if (size <= 0)
            __testlib_fail("random_t::any(const Iter& begin, const Iter& end, int type): range must have positive length");
        return *std::next(begin, wnext(size, type));
    }

    /** first, first+1, … in some order. */
    template <typename T, typename E> std::vector<E> perm(T size, E first) {
        if (size < T(0)) __testlib_fail("random_t::perm(T size, E first = 0): size must non-negative");
        std::vector<E> items;
        E value = first;
        for (T i = 0; i < size; i++) items.push_back(value++);
        for (T i = 1; i < size; i++) std::swap(items[size_t(i)], items[size_t(next(T(i + 1)))]);
        return items;
    }
    template <typename T> std::vector<T> perm(T size) { return perm(size, T(0)); }

    /** So many different numbers of from … to. */
    template <typename T> std::vector<T> distinct(int size, T from, T to);
    /** Of 0 … upper-1. */
    template <typename T> std::vector<T> distinct(int size, T upper);
    /** Numbers of at least min_part that come to the sum. */
    template <typename T> std::vector<T> partition(int size, T sum, T min_part);
    template <typename T> std::vector<T> partition(int size, T sum) { return partition(size, sum, T(1)); }
};
