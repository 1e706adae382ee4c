import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { closeToast, type Notice, type NoticeKind, useToast } from '../lib/notices.ts';
import { useText } from '../lib/text.ts';
import { CopyButton } from './copy/copy-button.tsx';
import { TEXT } from './text.ts';
import classes from './toaster.module.css';

const ICON = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };
const isUrgent = (kind: NoticeKind | undefined) => kind === 'error' || kind === 'warning';

/** The one toast, at the top; it waits while hovered or focused. */
export function Toaster() {
  const say = useText(TEXT);
  const toast = useToast();
  return (
    <section className={classes.layer} aria-label={say('notices')}>
      <div className={classes.top} role="status" aria-live="polite">
        {toast && !isUrgent(toast.kind) && <Toast key={toast.id} notice={toast} />}
      </div>
      <div className={classes.top} role="alert">
        {toast && isUrgent(toast.kind) && <Toast key={toast.id} notice={toast} />}
      </div>
    </section>
  );
}

/** Counts down `ms`, starting anew after each hover or focus. */
function usePausableEnd(ms: number, onEnd: () => void) {
  const [held, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end belongs to this notice, not to the closure
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onEnd, ms);
    return () => clearTimeout(timer);
  }, [held, ms]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}

function Toast({ notice }: { notice: Notice }) {
  const say = useText(TEXT);
  const close = () => closeToast(notice.id);
  const hold = usePausableEnd(notice.ms, close);
  const Icon = ICON[notice.kind];
  return (
    <div className={classes.toast} data-kind={notice.kind} {...hold}>
      <Icon aria-hidden className={classes.icon} />
      <div className={classes.text}>
        {notice.text}
        {notice.requestId && (
          <div className={classes.request}>
            {say('requestId')} <code>{notice.requestId.slice(0, 8)}</code> <CopyButton text={notice.requestId} />
          </div>
        )}
      </div>
      <button type="button" className={classes.close} aria-label={say('close')} onClick={close}>
        <X aria-hidden />
      </button>
    </div>
  );
}
