import { Button } from '@mantine/core';
import { type ComponentType, lazy, useEffect } from 'react';
import { toast } from '../lib/notices.ts';
import { isCodeMissing } from '../lib/page/site-code.ts';
import { useText } from '../lib/text.ts';
import classes from './states.module.css';
import { TEXT } from './text.ts';

type Load<P> = () => Promise<ComponentType<P>>;

const lazyOr =
  (Missing: ComponentType) =>
  <P extends object>(load: Load<P>) =>
    lazy(async (): Promise<{ default: ComponentType<P> }> => {
      try {
        return { default: await load() };
      } catch (error) {
        if (!isCodeMissing(error)) throw error;
        return { default: Missing as ComponentType<P> };
      }
    });

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

/**
 * A part of a page whose code comes when it is first shown. Where it is gone because the site was updated, that is said in its
 * place and the page around it stays: reloading is left to the reader, who may be in the middle of something.
 */
export const lazyPart = lazyOr(MissingPart);
/** The same for what opens over the page: a notice says so. */
export const lazyDialog = lazyOr(MissingDialog);
