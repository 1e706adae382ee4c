import { type AcInfo, checkContestAcInfo, getContestAcInfo } from '@assay/contract/contests/onsite/balloons.ts';
import { checkContestPrintStatus, getContestPrint, type PrintRow } from '@assay/contract/contests/onsite/prints.ts';
import { getOnsiteState } from '@assay/contract/contests/onsite/state.ts';
import { Button } from '@mantine/core';
import { Check, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Pending } from '../../../ui/pending/pending.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Balloon } from '../problems/balloon.tsx';
import styles from './onsite.module.css';
import { TEXT } from './text.ts';

/** SHELL-35. */
const REFRESH_MS = 10_000;

interface ErrandsProps {
  cid: number;
  /** How many at once. */
  limit: number;
  /** For fingers. */
  big?: boolean;
}

const whoOf = ({ team, username }: { team: string | null; username: string }) => team ?? username;

/** Balloons that nobody brought yet; a press notes one as brought, and can be taken back. */
export function BalloonErrands({ cid, limit, big = false }: ErrandsProps) {
  const t = useText(TEXT);
  const asked = { cid, limit, checked: false };
  const { data } = useCall(getContestAcInfo, asked, { keep: true, refetchInterval: REFRESH_MS, call: { quiet: true } });
  const check = useAction(checkContestAcInfo, { onSettled: () => refresh(getContestAcInfo, getOnsiteState) });
  const last = useAction(checkContestAcInfo, { onSettled: () => refresh(getContestAcInfo, getOnsiteState) });
  const brought = (one: AcInfo) => {
    last.reset();
    check.mutate({ cid, id: one.id, checked: true });
  };
  const done = check.isSuccess && !last.isSuccess ? check.variables : null;
  const doneRow = useLastOf(data?.records, done ? Number(done.id) : null);
  return (
    <>
      <Said>
        {done && doneRow && (
          <>
            {t('broughtNow', { id: doneRow.displayId, name: whoOf(doneRow) })}{' '}
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Undo2 aria-hidden />}
              loading={last.isPending}
              onClick={() => last.mutate({ cid, id: done.id, checked: false })}
            >
              {t('undo')}
            </Button>
          </>
        )}
      </Said>
      {!data && <Pending />}
      <List
        isEmpty={data?.records.length === 0}
        empty={t('noBalloons')}
        total={data?.total ?? 0}
        shown={data?.records.length ?? 0}
      >
        {data?.records.map((one) => (
          <li key={one.id} className={styles.errand} data-big={big || undefined}>
            <Balloon displayId={one.displayId} color={one.color} />
            <span className={styles.who}>
              <b>{whoOf(one)}</b>
              <span>
                {[one.realname, one.school, one.firstBlood && t('firstBlood')]
                  .filter(Boolean)
                  .map((part) => `${part} · `)
                  .join('')}
                <RelativeTime at={one.submitTime} />
              </span>
            </span>
            <Button
              size={big ? 'md' : 'compact-sm'}
              leftSection={<Check aria-hidden />}
              aria-label={t('bringOf', { id: one.displayId, name: whoOf(one) })}
              loading={check.isPending && check.variables.id === one.id}
              onClick={() => brought(one)}
            >
              {t('bring')}
            </Button>
          </li>
        ))}
      </List>
    </>
  );
}

/** What waits for the printer; a press notes one as delivered. */
export function PrintErrands({ cid, limit, big = false }: ErrandsProps) {
  const t = useText(TEXT);
  const asked = { cid, limit, status: 0 };
  const { data } = useCall(getContestPrint, asked, { keep: true, refetchInterval: REFRESH_MS, call: { quiet: true } });
  const print = useAction(checkContestPrintStatus, { onSettled: () => refresh(getContestPrint, getOnsiteState) });
  const doneRow = useLastOf<PrintRow>(data?.records, print.isSuccess ? Number(print.variables.id) : null);
  return (
    <>
      <Said>{doneRow && t('printedNow', { name: whoOf(doneRow) })}</Said>
      {!data && <Pending />}
      <List
        isEmpty={data?.records.length === 0}
        empty={t('noPrints')}
        total={data?.total ?? 0}
        shown={data?.records.length ?? 0}
      >
        {data?.records.map((one) => (
          <li key={one.id} className={styles.errand} data-big={big || undefined}>
            <span className={styles.number}>#{one.id}</span>
            <span className={styles.who}>
              <b>{whoOf(one)}</b>
              <span>
                {one.realname && `${one.realname} · `}
                <RelativeTime at={one.gmtCreate} />
              </span>
            </span>
            <Button
              size={big ? 'md' : 'compact-sm'}
              leftSection={<Check aria-hidden />}
              aria-label={t('confirmOf', { id: one.id })}
              loading={print.isPending && print.variables.id === one.id}
              onClick={() => print.mutate({ cid, id: one.id })}
            >
              {t('confirm')}
            </Button>
          </li>
        ))}
      </List>
    </>
  );
}

/** What was done last, said where it was done. */
function Said({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.said}>
      {children}
    </div>
  );
}

/** A row by its id, also after it left the list. */
function useLastOf<T extends { id: number }>(rows: readonly T[] | undefined, id: number | null): T | null {
  const seen = useRef(new Map<number, T>());
  for (const row of rows ?? []) seen.current.set(row.id, row);
  return id === null ? null : (seen.current.get(id) ?? null);
}

interface ListProps {
  isEmpty: boolean;
  empty: string;
  /** How many there are, and how many of them are shown. */
  total: number;
  shown: number;
  children: ReactNode;
}

/** The rows; when one leaves that had the focus, the next has it. */
function List({ isEmpty, empty, total, shown, children }: ListProps) {
  const t = useText(TEXT);
  const list = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever rows come or go
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) list.current?.querySelector('button')?.focus();
  }, [total, shown]);
  return (
    <>
      {isEmpty && <p className={styles.none}>{empty}</p>}
      <ul
        ref={list}
        className={styles.errands}
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={(event) => {
          if (event.relatedTarget !== null) hadFocus.current = list.current?.contains(event.relatedTarget) ?? false;
        }}
      >
        {children}
      </ul>
      {total > shown && <p className={styles.none}>{t('andMore', { count: total - shown })}</p>}
    </>
  );
}
