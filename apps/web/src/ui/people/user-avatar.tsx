import classes from './user.module.css';

interface UserAvatarProps {
  username: string;
  src: string | null;
  /** Edge in px. */
  size?: number;
}

const HUES = [212, 260, 300, 340, 12, 32, 150, 178, 194];

/** A person's picture, or the initial on a colour that stays theirs. */
export function UserAvatar({ username, src, size = 28 }: UserAvatarProps) {
  if (src) return <img className={classes.avatar} src={src} alt="" width={size} height={size} loading="lazy" />;
  const hash = [...username].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0, 7);
  return (
    <span
      className={classes.avatar}
      aria-hidden
      style={{
        width: size,
        height: size,
        fontSize: size * 0.46,
        background: `hsl(${HUES[hash % HUES.length]} 42% 38%)`,
      }}
    >
      {(/[\p{L}\p{N}]/u.exec(username)?.[0] ?? [...username][0])?.toUpperCase()}
    </span>
  );
}
