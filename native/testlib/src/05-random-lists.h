template <typename T> inline std::vector<T> random_t::distinct(int size, T from, T to) {
    std::vector<T> result;
    if (size == 0) return result;
    if (from > to) __testlib_fail("random_t::distinct expected from <= to");
    if (size < 0) __testlib_fail("random_t::distinct expected size >= 0");
    const uint64_t n = uint64_t(to) - uint64_t(from) + 1;
    if (n != 0 && uint64_t(size) > n) __testlib_fail("random_t::distinct expected size <= to - from + 1");

    double draws = 0.0;
    for (int i = 1; i <= size; i++) draws += double(n) / double(n - uint64_t(i) + 1);
    if (draws < double(n)) {
        std::set<T> seen;
        while (int(result.size()) < size) {
            const T drawn = T(next(from, to));
            if (seen.insert(drawn).second) result.push_back(drawn);
        }
        return result;
    }
    if (n > 1000000000ULL) __testlib_fail("random_t::distinct here expected to - from + 1 <= 1000000000");
    result = perm(int(n), from);
    result.resize(size_t(size));
    return result;
}

template <typename T> inline std::vector<T> random_t::distinct(int size, T upper) {
    if (size < 0) __testlib_fail("random_t::distinct expected size >= 0");
    if (size == 0) return std::vector<T>();
    if (upper <= T(0)) __testlib_fail("random_t::distinct expected upper > 0");
    if (T(size) > upper) __testlib_fail("random_t::distinct expected size <= upper");
    return distinct(size, T(0), T(upper - 1));
}

template <typename T> inline std::vector<T> random_t::partition(int size, T sum, T min_part) {
    if (size < 0) __testlib_fail("random_t::partition: size < 0");
    if (size == 0 && sum != T(0)) __testlib_fail("random_t::partition: size == 0 && sum != 0");
    if (T(min_part * T(size)) > sum) __testlib_fail("random_t::partition: min_part * size > sum");
    std::vector<T> parts;
    if (size == 0) return parts;

    const T rest = T(sum - min_part * T(size));
    const T places = T(rest + T(size) - 1);
    std::vector<T> borders = distinct(size - 1, T(1), places);
    borders.push_back(T(0));
    std::sort(borders.begin(), borders.end());
    for (size_t i = 1; i < borders.size(); i++) parts.push_back(T(borders[i] - borders[i - 1] - 1 + min_part));
    parts.push_back(T(places - borders.back() + min_part));
    return parts;
}

inline std::string pattern::next(random_t& rnd) const {
    std::string text;
    if (to == UNLIMITED) __testlib_fail("pattern::next(random_t& rnd): can't process character '*' for generation");
    if (to > 0) {
        const int count = rnd.next(to - from + 1) + from;
        for (int i = 0; i < count; i++) text += items[size_t(rnd.next(int(items.length())))];
    }
    if (!children.empty()) text += children[size_t(rnd.next(int(children.size())))].next(rnd);
    return text;
}

random_t rnd;

template <typename Iter> inline void shuffle(Iter begin, Iter end) {
    const int size = int(end - begin);
    for (int i = 1; i < size; i++) std::swap(*(begin + i), *(begin + rnd.next(i + 1)));
}

// What draws from elsewhere would give other tests on every run.
#if defined(__GNUC__) && !defined(TESTLIB_ALLOW_FOREIGN_RANDOM)
#if !defined(__clang__) || (defined(__has_attribute) && __has_attribute(error))
#define TESTLIB_REFUSED(text) __attribute__((error(text)))
#endif
#endif
#ifndef TESTLIB_REFUSED
#define TESTLIB_REFUSED(text)
#endif

#if defined(__GLIBC__)
extern "C" {
int rand(void) noexcept TESTLIB_REFUSED("Don't use rand(), use rnd.next() instead");
void srand(unsigned int seed) noexcept
    TESTLIB_REFUSED("Don't use srand(), you should use 'registerGen(argc, argv, 1);' to initialize generator seed by hash "
                    "code of the command line params. The third parameter is randomGeneratorVersion (currently the latest is 1).");
}
#endif

template <typename Iter>
TESTLIB_REFUSED("Don't use random_shuffle(), use shuffle() instead") void random_shuffle(Iter begin, Iter end);
template <typename Iter, typename Engine>
TESTLIB_REFUSED("Don't use random_shuffle(), use shuffle() instead") void random_shuffle(Iter begin, Iter end, Engine engine);
