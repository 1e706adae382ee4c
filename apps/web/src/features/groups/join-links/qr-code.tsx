import encodeQR from 'qr';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

/** Modules that stay empty around the code, so that cameras find its edge. */
const QUIET = 4;

/** A text as a QR code, always dark on white whatever the theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={styles.ground} width={side} height={side} />
      <path className={styles.ink} d={path} />
    </svg>
  );
}

function drawn(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { side: rows.length, path };
}
