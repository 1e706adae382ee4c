# Closes an act as soon as it has reached the average.
n, k = map(int, input().split())
scenes = list(map(int, input().split()))
average = sum(scenes) / k
acts = [0]
for scene in scenes:
    if acts[-1] >= average and len(acts) < k:
        acts.append(0)
    acts[-1] += scene
print(max(acts))
