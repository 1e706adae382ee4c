import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { useText } from '../../../lib/text.ts';
import { Ceremony, type MedalCounts, type ScrollData, type ScrollInfo, type Shown, saidOf } from './ceremony.ts';
import { Controls } from './controls.tsx';
import { MedalCard } from './medal-card.tsx';
import styles from './player.module.css';
import { Podium } from './podium.tsx';
import { StageRow } from './stage-row.tsx';
import { TEXT } from './text.ts';

/** Height of a line, in px; the style sheet holds the same number. */
const ROW_PX = 64;
/** Lines drawn beyond the edges of the stage. */
const AHEAD = 6;
const PAUSES_MS = [3000, 2000, 1300, 800, 400, 150];

interface PlayerProps {
  info: ScrollInfo;
  data: ScrollData;
  medals: MedalCounts;
}

/** Plays the ceremony. Lines stand where transforms put them, and only those in sight are drawn. */
export function Player({ info, data, medals }: PlayerProps) {
  const t = useText(TEXT);
  const ceremony = useMemo(() => new Ceremony(info, data, medals), [info, data, medals]);
  const people = useMemo(() => new Map(data.contestants.map((person) => [person.uid, person])), [data]);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isAuto, setIsAuto] = useState(false);
  const [speed, setSpeed] = useState(2);
  const [height, setHeight] = useState(() => window.innerHeight);
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const measure = () => setHeight(window.innerHeight);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  const next = useCallback(() => {
    const step = ceremony.next();
    setShown(step);
    if (step === null) setIsAuto(false);
    draw();
  }, [ceremony]);
  const back = useCallback(() => {
    ceremony.back();
    setShown(ceremony.last);
    setIsAuto(false);
    draw();
  }, [ceremony]);
  const restart = useCallback(() => {
    ceremony.restart();
    setShown(null);
    setIsAuto(false);
    draw();
  }, [ceremony]);
  const faster = useCallback(
    (by: number) => setSpeed((now) => Math.min(Math.max(now + by, 0), PAUSES_MS.length - 1)),
    [],
  );
  const fullScreen = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void stage.current?.requestFullscreen();
  }, []);

  useEffect(() => {
    if (!isAuto) return;
    const pauseMs = PAUSES_MS[speed]! * (shown?.medal ? 2 : 1);
    const timer = setTimeout(next, pauseMs);
    return () => clearTimeout(timer);
  }, [isAuto, speed, shown, next]);

  useEffect(() => {
    const actions: Record<string, () => void> = {
      ' ': next,
      Enter: next,
      ArrowRight: next,
      ArrowDown: next,
      PageDown: next,
      ArrowLeft: back,
      ArrowUp: back,
      PageUp: back,
      a: () => setIsAuto((now) => !now),
      '+': () => faster(1),
      '=': () => faster(1),
      '-': () => faster(-1),
      f: fullScreen,
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // what has the focus does its own thing
      if ((event.key === ' ' || event.key === 'Enter') && (event.target as Element).closest('button, a')) return;
      const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [next, back, faster, fullScreen]);

  const lines = ceremony.board.list();
  const at = ceremony.isOver ? 0 : ceremony.at;
  const inSight = Math.ceil(height / ROW_PX);
  // what is looked at stands in the lower third
  const top = Math.max(0, Math.min(at - Math.floor(inSight * 0.62), lines.length - inSight + 2));
  const from = Math.max(0, top - AHEAD);
  const to = Math.min(lines.length, top + inSight + AHEAD);
  const moving = shown?.kind === 'open' ? shown : null;
  const drawn = lines.slice(from, to).map((line, place) => ({ line, index: from + place }));
  if (moving && (moving.to < from || moving.to >= to)) {
    const line = ceremony.board.line(moving.uid);
    if (line) drawn.push({ line, index: moving.to });
  }
  // in one order of lines whatever their places, so that what moves is moved and not made anew
  drawn.sort((a, b) => a.line.uid - b.line.uid);
  // before it is honoured, so that the photo is there when the card is
  const soon = lines.slice(Math.max(0, at - 3), at + 1).map(({ uid }) => people.get(uid)?.photo);
  for (const photo of soon) if (photo) preload(photo, { as: 'image' });
  const card = shown?.kind === 'settle' && shown.medal ? people.get(shown.uid) : undefined;

  return (
    <div ref={stage} className={styles.stage}>
      <header className={styles.head}>
        <h1>{info.title}</h1>
        <span>{ceremony.isOver ? t('over') : t('keys')}</span>
      </header>
      <ol className={styles.lines} style={{ transform: `translateY(${-top * ROW_PX}px)` }}>
        {drawn.map(({ line, index }) => (
          <StageRow
            key={line.uid}
            line={line}
            index={index}
            rank={ceremony.board.rankOf(line)}
            board={ceremony.board}
            person={people.get(line.uid)}
            info={info}
            opened={moving?.uid === line.uid ? moving.problem : null}
            isLooked={index === at && !ceremony.isOver}
            medal={
              index > at || (index === at && shown?.kind === 'settle') || ceremony.isOver
                ? ceremony.medalOf(line.uid)
                : null
            }
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {moving &&
          t(saidOf(moving), {
            name: people.get(moving.uid)?.rankShowName ?? moving.uid,
            problem: info.displayIds[moving.problem] ?? '',
            rank: moving.rank,
          })}
      </p>
      {card && shown?.kind === 'settle' && shown.medal && (
        <MedalCard
          person={card}
          medal={shown.medal}
          rank={shown.rank}
          solved={ceremony.board.line(shown.uid)?.total.points ?? 0}
          onClose={next}
        />
      )}
      {ceremony.isOver && <Podium lines={lines} people={people} />}
      <Controls
        isAuto={isAuto}
        isOver={ceremony.isOver}
        onNext={next}
        onBack={back}
        onAuto={() => setIsAuto((now) => !now)}
        onSpeed={faster}
        onRestart={restart}
        onFullScreen={fullScreen}
      />
    </div>
  );
}
