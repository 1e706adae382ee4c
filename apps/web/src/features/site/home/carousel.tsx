import { getHomeCarousel } from '@assay/contract/site/pictures.ts';
import { ActionIcon } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import styles from './carousel.module.css';
import { TEXT } from './text.ts';

const INTERVAL_MS = 5_000;
/** The first picture does not share the line with those that nobody sees yet. */
const AHEAD_MS = INTERVAL_MS / 2;

/** Pictures of the home page, one after the other; nothing while there are none (HOME-1, HOME-8). */
export function Carousel() {
  const t = useText(TEXT);
  const { data } = useCall(getHomeCarousel, {}, { staleTime: 60_000, call: { quiet: true } });
  const count = data?.length ?? 0;
  const [wanted, setAt] = useState(0);
  const at = count > 0 ? wanted % count : 0;
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const isPaused = paused ?? reduced;
  useEffect(() => {
    if (isPaused || held || count < 2) return;
    const timer = setInterval(() => setAt((now) => now + 1), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPaused, held, count]);
  const [loadsAll, setLoadsAll] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoadsAll(true), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!data || count === 0) return null;
  const go = (step: number) => setAt((now) => (now + step + count) % count);
  const onKey = (event: KeyboardEvent) => {
    if (count < 2 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    go(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('carouselRole')}
      aria-label={t('carousel')}
      onKeyDown={onKey}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.slides} aria-live={isPaused ? 'polite' : 'off'}>
        {data.map(({ id, url, name, link }, index) => {
          const isFirst = index === 0;
          const picture = (
            <img
              src={isFirst || loadsAll || index === at ? url : undefined}
              alt={name}
              fetchPriority={isFirst ? 'high' : 'auto'}
              draggable={false}
            />
          );
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no part of a form
            <div
              key={id}
              className={styles.slide}
              data-shown={index === at || undefined}
              inert={index !== at}
              role="group"
              aria-label={t('slideOf', { at: index + 1, count })}
            >
              {link ? (
                <a href={link} target="_blank" rel="noopener noreferrer">
                  {picture}
                </a>
              ) : (
                picture
              )}
              {name && <p className={styles.name}>{name}</p>}
            </div>
          );
        })}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <ActionIcon
            className={styles.button ?? ''}
            variant="filled"
            aria-label={t(isPaused ? 'play' : 'pause')}
            onClick={() => setPaused(!isPaused)}
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </ActionIcon>
          <ActionIcon
            className={styles.button ?? ''}
            variant="filled"
            aria-label={t('previous')}
            onClick={() => go(-1)}
          >
            <ChevronLeft aria-hidden />
          </ActionIcon>
          <span className={`${styles.count} tnum`} aria-hidden>
            {at + 1} / {count}
          </span>
          <ActionIcon
            className={styles.button ?? ''}
            variant="filled"
            aria-label={t('nextPicture')}
            onClick={() => go(1)}
          >
            <ChevronRight aria-hidden />
          </ActionIcon>
        </div>
      )}
    </section>
  );
}
