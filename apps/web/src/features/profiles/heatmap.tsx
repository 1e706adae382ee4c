import type { DataOf } from '@assay/contract/op.ts';
import type { getUserCalendarHeatmap } from '@assay/contract/profiles/profile.ts';
import { LEVEL_FROM, levelOf, longestStreak, weeksOf } from '@assay/rules/profiles/heatmap.ts';
import { NativeSelect } from '@mantine/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLang } from '../../lib/lang.ts';
import { labelFor, useText } from '../../lib/text.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './heatmap.module.css';
import { TEXT } from './text.ts';

type Days = DataOf<typeof getUserCalendarHeatmap>;

interface HeatmapProps {
  days: Days;
  year: number | undefined;
  onYear: (year: number | undefined) => void;
}

/** Practice by day in five levels: squares for eyes, a table of the days with something in them for who listens. */
export function Heatmap({ days, year, onYear }: HeatmapProps) {
  const say = useText(TEXT);
  const { dataList } = days;
  const submissions = dataList.reduce((sum, { count }) => sum + count, 0);
  const sum = say('activitySum', {
    submissions,
    days: dataList.length,
    longest: longestStreak(dataList.map(({ date }) => date)),
  });
  return (
    <Panel
      title={say('activity')}
      aside={
        <NativeSelect
          size="xs"
          aria-label={say('year')}
          value={year === undefined ? '' : String(year)}
          data={[{ value: '', label: say('lastYear') }, ...days.years.map(String)]}
          onChange={(event) => onYear(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))}
        />
      }
    >
      <p className={classes.sum}>{submissions === 0 ? say('quietYear') : sum}</p>
      <Squares days={days} />
      <DayTable days={days} caption={labelFor(say('activity'), sum)} />
    </Panel>
  );
}

function Squares({ days: { dataList, startDate, endDate } }: { days: Days }) {
  const say = useText(TEXT);
  const lang = useLang();
  const [picked, setPicked] = useState<string | null>(null);
  const byDay = useMemo(() => new Map(dataList.map((day) => [day.date, day])), [dataList]);
  const weeks = useMemo(() => weeksOf(startDate, endDate), [startDate, endDate]);
  const scroller = useRef<HTMLDivElement>(null);
  // On a narrow screen the newest weeks are in sight first.
  useLayoutEffect(() => {
    if (scroller.current && endDate) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [endDate]);
  const monthName = new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en', { month: 'short', timeZone: 'UTC' });
  const textOf = (date: string) => {
    const { count = 0, accepted = 0 } = byDay.get(date) ?? {};
    return say('dayText', { day: date, count, accepted });
  };
  const dayUnder = (target: EventTarget) => (target as HTMLElement).dataset.day ?? null;
  return (
    <div aria-hidden>
      <div ref={scroller} className={classes.scroller}>
        <div className={classes.months} style={{ gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` }}>
          {weeks.map((week, at) => {
            const first = week.find((day) => day?.endsWith('-01'));
            if (!first || at > weeks.length - 2) return null;
            return (
              <span key={first} style={{ gridColumn: `${at + 1} / span 3` }}>
                {monthName.format(new Date(first))}
              </span>
            );
          })}
        </div>
        <div
          className={classes.weeks}
          style={{ gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` }}
          onPointerOver={({ target }) => setPicked(dayUnder(target))}
          onPointerDown={({ target }) => setPicked(dayUnder(target))}
          onPointerLeave={() => setPicked(null)}
        >
          {weeks.flat().map((day, at) =>
            day ? (
              <span key={day} data-day={day} data-level={levelOf(byDay.get(day)?.count ?? 0)} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: places without a day
              <i key={at} />
            ),
          )}
        </div>
      </div>
      <div className={classes.foot}>
        <span className={classes.picked}>{picked ? textOf(picked) : say('activityNote')}</span>
        <span className={classes.legend}>
          {say('less')}
          {LEVEL_FROM.map((from, level) => (
            <span key={from} data-level={level} title={level === 4 ? `≥ ${from}` : String(from)} />
          ))}
          {say('more')}
        </span>
      </div>
    </div>
  );
}

function DayTable({ days: { dataList }, caption }: { days: Days; caption: string }) {
  const say = useText(TEXT);
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say('day')}</th>
            <th scope="col">{say('submissions')}</th>
            <th scope="col">{say('accepted')}</th>
          </tr>
        </thead>
        <tbody>
          {dataList.map(({ date, count, accepted }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              <td>{count}</td>
              <td>{accepted}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
