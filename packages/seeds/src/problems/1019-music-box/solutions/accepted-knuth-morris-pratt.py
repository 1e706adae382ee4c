def main():
    drum, melody = input().strip(), input().strip()
    n, m = len(drum), len(melody)
    border = [0] * (m + 1)
    length = 0
    for i in range(1, m):
        while length and melody[i] != melody[length]:
            length = border[length]
        if melody[i] == melody[length]:
            length += 1
        border[i + 1] = length
    notes = (drum * ((n + m - 1) // n + 1))[:n + m - 1]
    count = length = 0
    for note in notes:
        while length and (length == m or note != melody[length]):
            length = border[length]
        if note == melody[length]:
            length += 1
        if length == m:
            count += 1
    print(count)


main()
