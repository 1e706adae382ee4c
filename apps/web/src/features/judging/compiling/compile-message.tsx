import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { readJudgeWords } from '../words/judge-words.ts';
import { isCompilerCrash, readCompileErrors } from './compile-errors.ts';
import styles from './compile-message.module.css';
import { TEXT } from './text.ts';

interface CompileMessageProps {
  message: string;
  /** Goes to a place in the code; left out where no code is shown. */
  onJump?: ((line: number, column: number | null) => void) | undefined;
}

/** Why code was refused or could not be judged: what the judge says of it, the places the compiler complains about as a list that leads into the code, its words. */
export function CompileMessage({ message, onJump }: CompileMessageProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const { sentences, rest: words } = readJudgeWords(message, lang);
  const errors = readCompileErrors(words);
  return (
    <div>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.why}>
          {sentence}
        </p>
      ))}
      {isCompilerCrash(words) && <p className={styles.why}>{t('compilerCrash')}</p>}
      {errors.length > 0 && (
        <ul className={styles.list}>
          {errors.map(({ line, column, kind, message: said }) => {
            const place = column === null ? `${line}` : `${line}:${column}`;
            return (
              <li key={`${place} ${said}`} data-kind={kind}>
                {onJump ? (
                  <button type="button" onClick={() => onJump(line, column)} aria-label={t('jump', { line: place })}>
                    {place}
                  </button>
                ) : (
                  <span>{place}</span>
                )}
                <code translate="no">{said}</code>
              </li>
            );
          })}
        </ul>
      )}
      {words !== '' && (
        <div className={styles.raw}>
          <CopyButton text={words} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
          <pre tabIndex={0} translate="no">
            {words}
          </pre>
        </div>
      )}
    </div>
  );
}
