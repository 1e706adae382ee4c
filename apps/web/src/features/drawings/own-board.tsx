import type { Scene } from '@assay/contract/drawings/drawing.ts';
import type { getDrawing } from '@assay/contract/drawings/drawings.ts';
import type { PictureKind } from '@assay/contract/drawings/messages.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Button, useComputedColorScheme } from '@mantine/core';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { saveFile } from '../../lib/files/save-file.ts';
import { useLang } from '../../lib/lang.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import classes from './drawings.module.css';
import { TEXT } from './text.ts';
import { useFrame } from './use-frame.ts';
import { type Keeping, useKeeping } from './use-keeping.ts';

/** How long the frame is waited for when the board is closed. */
const GIVE_MS = 2000;
const MIME: Record<PictureKind, string> = { png: 'image/png', svg: 'image/svg+xml' };

export interface BoardControls {
  /** Stores what is drawn. @returns whether all of it is stored */
  finish(): Promise<boolean>;
  picture(as: PictureKind): void;
}

interface OwnBoardProps {
  address: string;
  pid: number;
  /** What pictures of it are called. */
  name: string;
  loaded: DataOf<typeof getDrawing>;
  ref: Ref<BoardControls>;
}

/** The site's own drawing board in its closed frame, kept as one draws. */
export function OwnBoard({ address, pid, name, loaded, ref }: OwnBoardProps) {
  const say = useText(TEXT);
  const lang = useLang();
  const theme = useComputedColorScheme('light');
  const [isReady, setReady] = useState(false);
  const keeping = useKeeping(pid, loaded?.rev ?? 0);
  const given = useRef<(() => void) | null>(null);
  const {
    frame,
    say: tell,
    isOpen,
  } = useFrame((loaded?.scene as Scene | undefined) ?? null, { lang, theme }, (word) => {
    if (word.kind === 'failed') toast.error(say('pictureFailed'));
    if (word.kind === 'picture') saveFile(new Blob([word.data], { type: MIME[word.as] }), `${name}.${word.as}`);
    if (word.kind === 'tooLarge') keeping.refuse();
    if (word.kind === 'scene') void keeping.keep(word.scene);
    if (word.kind === 'given') given.current?.();
  });
  useImperativeHandle(ref, () => ({
    async finish() {
      if (isOpen()) {
        await new Promise<void>((resolve) => {
          given.current = resolve;
          setTimeout(resolve, GIVE_MS);
          tell({ kind: 'give' });
        });
      }
      return keeping.settled();
    },
    picture: (as) => tell({ kind: 'picture', as }),
  }));
  const takeTheirs = async () => {
    const scene = await keeping.look();
    if (scene) tell({ kind: 'show', scene: scene as Scene });
    keeping.settle();
  };
  const keepMine = async () => {
    await keeping.look();
    keeping.again();
  };
  return (
    <>
      <KeepingLine
        state={keeping.state}
        onAgain={() => keeping.again()}
        onTakeTheirs={() => void takeTheirs().catch(() => {})}
        onKeepMine={() => void keepMine().catch(() => {})}
      />
      {!isReady && <p className={classes.waiting}>{say('loading')}</p>}
      <iframe
        ref={frame}
        className={classes.frame}
        title={say('drawing')}
        src={address}
        sandbox="allow-scripts allow-downloads"
        allow="clipboard-read; clipboard-write"
        referrerPolicy="no-referrer"
        onLoad={() => setReady(true)}
      />
    </>
  );
}

interface KeepingLineProps {
  state: Keeping;
  onAgain: () => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Whether what is drawn is stored, and what to do where it is not. */
function KeepingLine({ state, onAgain, onTakeTheirs, onKeepMine }: KeepingLineProps) {
  const say = useText(TEXT);
  return (
    <div
      className={classes.keeping}
      data-bad={state !== 'kept' && state !== 'keeping' ? true : undefined}
      role="status"
    >
      <span>{say(state)}</span>
      {state === 'notKept' && (
        <Button size="compact-xs" variant="default" onClick={onAgain}>
          {say('again')}
        </Button>
      )}
      {state === 'changed' && (
        <>
          <Button size="compact-xs" variant="default" onClick={onTakeTheirs}>
            {say('takeTheirs')}
          </Button>
          <Button size="compact-xs" variant="default" onClick={onKeepMine}>
            {say('keepMine')}
          </Button>
        </>
      )}
    </div>
  );
}
