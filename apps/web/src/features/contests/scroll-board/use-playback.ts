import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { Ceremony, type MedalCounts, type ScrollData, type ScrollInfo, type Shown } from './ceremony.ts';

const PAUSES_MS = [3000, 2000, 1300, 800, 400, 150];
/** The speed to begin with, by its pause. */
const USUAL = 2;

/** The ceremony as it is played: the step that is shown, by hand or by itself. */
export function usePlayback(info: ScrollInfo, data: ScrollData, medals: MedalCounts) {
  const ceremony = useMemo(() => new Ceremony(info, data, medals), [info, data, medals]);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isAuto, setIsAuto] = useState(false);
  const [speed, setSpeed] = useState(USUAL);

  const next = useCallback(() => {
    const step = ceremony.next();
    setShown(step);
    if (step === null) setIsAuto(false);
    draw();
  }, [ceremony]);
  const acts = useMemo(
    () => ({
      next,
      back() {
        ceremony.back();
        setShown(ceremony.last);
        setIsAuto(false);
        draw();
      },
      restart() {
        ceremony.restart();
        setShown(null);
        setIsAuto(false);
        draw();
      },
      auto: () => setIsAuto((now) => !now),
      faster: (by: number) => setSpeed((now) => Math.min(Math.max(now + by, 0), PAUSES_MS.length - 1)),
    }),
    [ceremony, next],
  );

  useEffect(() => {
    if (!isAuto) return;
    const pauseMs = PAUSES_MS[speed]! * (shown?.medal ? 2 : 1);
    const timer = setTimeout(next, pauseMs);
    return () => clearTimeout(timer);
  }, [isAuto, speed, shown, next]);

  return { ceremony, shown, isAuto, acts };
}
