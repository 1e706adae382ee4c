# Believes that two turns are always enough, and counts only places that do not overlap.
drum, melody = input().strip(), input().strip()
print((drum + drum)[:len(drum) + len(melody) - 1].count(melody))
