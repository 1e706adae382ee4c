import { useId } from 'react';
import classes from './segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; disabled?: boolean }[];
  onChange: (value: Value) => void;
  /** It is said and cannot be chosen. */
  disabled?: boolean;
  /** As wide as there is room. */
  wide?: boolean;
  size?: 'xs' | 'sm';
  className?: string | undefined;
}

/** One of a few choices, all in sight in one row. */
export function Segments<Value extends string>({
  label,
  value,
  choices,
  onChange,
  disabled = false,
  wide = false,
  size = 'sm',
  className,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      data-size={size}
      data-wide={wide || undefined}
      className={`${classes.segments} ${className ?? ''}`}
    >
      {choices.map((choice) => (
        <label key={choice.value} className={classes.segment}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={disabled || choice.disabled === true}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
