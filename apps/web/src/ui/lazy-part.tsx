import { Button } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { toast } from '../lib/notices.ts';
import { isCodeMissing } from '../lib/page/site-code.ts';
import { useText } from '../lib/text.ts';
import classes from './states.module.css';
import { TEXT } from './text.ts';

type Load<P> = () => Promise<ComponentType<P>>;

function MissingPart() {
  const say = useText(TEXT);
  return (
    <div className={classes.state} role="alert">
      <p className={classes.hint}>{say('partMissing')}</p>
      <Button variant="default" onClick={() => window.location.reload()}>
        {say('reload')}
      </Button>
    </div>
  );
}

function MissingDialog() {
  const say = useText(TEXT);
  useEffect(() => toast.error(say('partMissing')), [say]);
  return null;
}

/** @throws what is not the update of the site: it is a fault of ours */
async function loadOr<P extends object>(load: Load<P>, Missing: ComponentType): Promise<ComponentType<P>> {
  try {
    return await load();
  } catch (error) {
    if (!isCodeMissing(error)) throw error;
    return Missing as ComponentType<P>;
  }
}

/**
 * A part of a page whose code comes when it is first shown. Where it is gone because the site was updated, that is said in its
 * place and the page around it stays: reloading is left to the reader, who may be in the middle of something.
 */
export const lazyPart = <P extends object>(load: Load<P>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => ({ default: await loadOr(load, MissingPart) }));

/** A part whose code comes beside the page that shows it. */
export interface LatePart<P> {
  (props: P): ReactNode;
  /** Fetches its code, for those who know that it will be shown. */
  load(): Promise<unknown>;
}

/**
 * A part that a page shows at once, though few begin with it: `Waiting`, as high, holds its place while its code comes. Once that is here, further
 * ones are drawn at once; what stands stays what it is, or it would lose the focus with the first key.
 */
export function latePart<P extends object>(fetch: Load<P>, Waiting: ComponentType<P>): LatePart<P> {
  let here: ComponentType<P> | undefined;
  const load = async () => {
    here ??= await fetch();
    return here;
  };
  const Coming = lazyPart<P>(load);
  function Late(props: P) {
    const [Part] = useState(() => here ?? Coming);
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Late, { load });
}

/**
 * The same for what opens over the page: a notice says so. Nothing stands in its place while it comes, so it does not suspend: React holds back
 * what was suspended for a third of a second, so that places of content do not flicker, and every dialog would open so much later.
 */
export function lazyDialog<P extends object>(load: Load<P>): ComponentType<P> {
  let found: ComponentType<P> | undefined;
  return function LazyDialog(props: P) {
    const [come, setCome] = useState<{ Part?: ComponentType<P> | undefined; error?: unknown }>({ Part: found });
    useEffect(() => {
      if (found) return;
      let isShown = true;
      const ask = () =>
        loadOr(load, MissingDialog).then(
          (Part) => {
            found = Part;
            if (isShown) setCome({ Part });
          },
          (error: unknown) => isShown && setCome({ error }),
        );
      // whoever pressed something sees first that it was pressed: asking for a dozen files takes longer
      const soon = setTimeout(ask);
      return () => {
        isShown = false;
        clearTimeout(soon);
      };
    }, []);
    if ('error' in come) throw come.error;
    return come.Part ? (
      <Suspense>
        <come.Part {...props} />
      </Suspense>
    ) : null;
  };
}
