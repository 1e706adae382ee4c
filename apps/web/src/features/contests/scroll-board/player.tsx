import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { useText } from '../../../lib/text.ts';
import { type MedalCounts, type ScrollData, type ScrollInfo, saidOf } from './ceremony.ts';
import { Controls } from './controls.tsx';
import { linesInView } from './in-view.ts';
import { MedalCard } from './medal-card.tsx';
import styles from './player.module.css';
import { Podium } from './podium.tsx';
import { StageRow } from './stage-row.tsx';
import { TEXT } from './text.ts';
import { usePlayback } from './use-playback.ts';
import { usePlayerKeys } from './use-player-keys.ts';

/** Height of a line, in px; the style sheet holds the same number. */
const ROW_PX = 64;
interface PlayerProps {
  info: ScrollInfo;
  data: ScrollData;
  medals: MedalCounts;
}

/** Plays the ceremony. Lines stand where transforms put them, and only those in sight are drawn. */
export function Player({ info, data, medals }: PlayerProps) {
  const t = useText(TEXT);
  const { ceremony, shown, isAuto, acts } = usePlayback(info, data, medals);
  const people = useMemo(() => new Map(data.contestants.map((person) => [person.uid, person])), [data]);
  const stage = useRef<HTMLDivElement>(null);
  const height = useWindowHeight();
  const fullScreen = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void stage.current?.requestFullscreen();
  }, []);
  usePlayerKeys({ ...acts, fullScreen });

  const lines = ceremony.board.list();
  const at = ceremony.isOver ? 0 : ceremony.at;
  const { top, from, to } = linesInView(lines.length, at, Math.ceil(height / ROW_PX));
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
          onClose={acts.next}
        />
      )}
      {ceremony.isOver && <Podium lines={lines} people={people} />}
      <Controls
        isAuto={isAuto}
        isOver={ceremony.isOver}
        onNext={acts.next}
        onBack={acts.back}
        onAuto={acts.auto}
        onSpeed={acts.faster}
        onRestart={acts.restart}
        onFullScreen={fullScreen}
      />
    </div>
  );
}

function useWindowHeight(): number {
  const [height, setHeight] = useState(() => window.innerHeight);
  useEffect(() => {
    const measure = () => setHeight(window.innerHeight);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return height;
}
