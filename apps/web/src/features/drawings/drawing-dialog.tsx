import { deleteDrawing, getDrawing, getDrawings } from '@assay/contract/drawings/drawings.ts';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { FileCode, Image, Maximize2, Minimize2, Move, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useAction, useCall } from '../../lib/use-call.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import { closeDrawing, type OpenedDrawing, openDrawing } from './drawing-store.ts';
import classes from './drawings.module.css';
import { type BoardControls, OwnBoard } from './own-board.tsx';
import { TEXT } from './text.ts';
import { useMoving } from './use-moving.ts';

/** The site's own board is on it; any other address is somebody else's. */
const isOwn = (address: string) => address.startsWith('/');
const isElsewhere = (address: string) => new URL(address, location.href).origin !== location.origin;

const NARROW_PX = 768;

interface DrawingDialogProps {
  drawing: OpenedDrawing;
  address: string;
}

/** The drawing board over the page: 85 % of the window, moved by its title, or as large as the window. */
export function DrawingDialog({ drawing, address }: DrawingDialogProps) {
  const say = useText(TEXT);
  // on a phone there is no room beside it
  const [isFull, setFull] = useState(() => window.innerWidth < NARROW_PX);
  const [isLeaving, setLeaving] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { moved, isMoving, handle, onKeyDown } = useMoving(isFull);
  const board = useRef<BoardControls>(null);
  const { pid } = drawing;
  const own = isOwn(address);
  const loaded = useCall(getDrawing, { pid }, { enabled: own, staleTime: 0, gcTime: 0, refetchOnMount: 'always' });
  const remove = useAction(deleteDrawing);
  const stored = () => board.current?.finish() ?? Promise.resolve(true);
  const close = async () => ((await stored()) ? closeDrawing() : setLeaving(true));
  const choose = async (next: OpenedDrawing) => {
    if (await stored()) openDrawing(next);
  };
  const name = drawing.problem ?? 'drawing';
  const title = (
    <div className={classes.title} data-fixed={isFull || undefined} {...handle}>
      {!isFull && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={say('move')}
          onKeyDown={onKeyDown}
          className={classes.move}
        >
          <Move aria-hidden />
        </ActionIcon>
      )}
      <span className={classes.word}>{say('drawing')}</span>
      {own ? <Which drawing={drawing} onChoose={(next) => void choose(next)} /> : <span>{say('elsewhere')}</span>}
      <span className={classes.tools}>
        {own && (
          <>
            <Tool words={say('savePng')} Icon={Image} onClick={() => board.current?.picture('png')} />
            <Tool words={say('saveSvg')} Icon={FileCode} onClick={() => board.current?.picture('svg')} />
            {loaded.data && <Tool words={say('remove')} Icon={Trash2} onClick={() => setRemoving(true)} />}
          </>
        )}
        <Tool
          words={say(isFull ? 'fullOff' : 'fullOn')}
          Icon={isFull ? Minimize2 : Maximize2}
          onClick={() => setFull(!isFull)}
        />
      </span>
    </div>
  );
  return (
    <>
      <Dialog
        opened
        onClose={() => void close()}
        size="85%"
        fullScreen={isFull}
        closeOnClickOutside={false}
        title={title}
        centered
        padding={0}
        classNames={{
          header: classes.header ?? '',
          title: classes.heading ?? '',
          body: classes.body ?? '',
          content: classes.content ?? '',
        }}
        styles={{ content: { translate: `${moved.x}px ${moved.y}px` } }}
        attributes={{ content: { 'data-moving': isMoving || undefined } }}
      >
        {!own && (
          <iframe
            className={classes.frame}
            title={say('drawing')}
            src={address}
            // of our own origin it would be no closed frame any more
            sandbox={`allow-scripts allow-downloads allow-popups${isElsewhere(address) ? ' allow-same-origin' : ''}`}
            referrerPolicy="no-referrer"
          />
        )}
        {own && loaded.error && <ErrorState error={loaded.error} onRetry={() => void loaded.refetch()} />}
        {own && loaded.data !== undefined && !loaded.isFetching && (
          <OwnBoard
            key={`${pid} ${loaded.dataUpdatedAt}`}
            ref={board}
            address={address}
            pid={pid}
            name={name}
            loaded={loaded.data}
          />
        )}
      </Dialog>
      <Confirm
        opened={isLeaving}
        onClose={() => setLeaving(false)}
        title={say('notKept')}
        action={say('leave')}
        danger
        onConfirm={closeDrawing}
      >
        {say('leaveAsk')}
      </Confirm>
      <Confirm
        opened={isRemoving}
        onClose={() => setRemoving(false)}
        title={say('remove')}
        action={say('remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => void remove.mutateAsync({ pid }).then(closeDrawing, () => {})}
      >
        {say('removeAsk')}
      </Confirm>
    </>
  );
}

function Tool({ words, Icon, onClick }: { words: string; Icon: typeof Image; onClick: () => void }) {
  return (
    <Tip label={words}>
      <ActionIcon variant="subtle" color="gray" aria-label={words} onClick={onClick}>
        <Icon aria-hidden />
      </ActionIcon>
    </Tip>
  );
}

/** Leads to the other drawings that one has. */
function Which({ drawing, onChoose }: { drawing: OpenedDrawing; onChoose: (next: OpenedDrawing) => void }) {
  const say = useText(TEXT);
  const { data } = useCall(getDrawings, {});
  const others = (data ?? []).filter(({ pid }) => pid !== drawing.pid && pid !== 0);
  const known: OpenedDrawing[] = [
    { pid: 0, problem: null },
    ...(drawing.pid === 0 ? [] : [drawing]),
    ...others.map(({ pid, problemId }) => ({ pid, problem: problemId })),
  ];
  const wordsOf = ({ pid, problem }: OpenedDrawing) =>
    pid === 0 ? say('free') : problem === null ? say('ofHidden') : say('ofProblem', { problem });
  return (
    <NativeSelect
      size="xs"
      aria-label={say('which')}
      value={drawing.pid}
      data={known.map((one) => ({ value: String(one.pid), label: wordsOf(one) }))}
      onChange={({ currentTarget }) => onChoose(known.find(({ pid }) => String(pid) === currentTarget.value)!)}
    />
  );
}
