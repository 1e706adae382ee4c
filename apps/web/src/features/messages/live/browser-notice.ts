/** What may be said outside of the page. */
interface BrowserNotice {
  /** Notices of one tag replace each other, also those of other tabs. */
  tag: string;
  title: string;
  text: string;
  onOpen: () => void;
}

const TEXT_MAX = 120;

/** Whether this browser shows notifications of pages, and the person allowed it here. */
export const browserPermission = (): NotificationPermission | 'missing' =>
  typeof Notification === 'undefined' || !window.isSecureContext ? 'missing' : Notification.permission;

/** Asks the person; browsers listen to that only within a click. */
export const askPermission = (): Promise<NotificationPermission> => Notification.requestPermission();

/** Says something by the browser while the page is out of sight; most phones cannot, and say nothing. */
export function showByBrowser({ tag, title, text, onOpen }: BrowserNotice): void {
  if (browserPermission() !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const notice = new Notification(title, { tag, body: text.slice(0, TEXT_MAX) });
    notice.onclick = () => {
      window.focus();
      onOpen();
      notice.close();
    };
  } catch {
    // only a service worker could
  }
}

/** Whether the clock of the person shows quiet hours, across midnight where they end earlier than they begin. */
export function isQuietNow(from: number | null, to: number | null, now = new Date()): boolean {
  if (from === null || to === null) return false;
  const minute = now.getHours() * 60 + now.getMinutes();
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
