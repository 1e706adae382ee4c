import { addCannedRemark, deleteCannedRemark, getCannedRemarks } from '@assay/contract/assignments/canned.ts';
import { Button, CloseButton } from '@mantine/core';
import { useText } from '../../lib/text.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import styles from './assignments.module.css';
import { TEXT } from './text.ts';

const again = () => refresh(getCannedRemarks);

interface CannedRemarksProps {
  /** What is being written. */
  content: string;
  onInsert: (text: string) => void;
}

/** What a teacher says again and again: one click puts it into what is being written (ASG-11). */
export function CannedRemarks({ content, onInsert }: CannedRemarksProps) {
  const t = useText(TEXT);
  const { data = [] } = useCall(getCannedRemarks, {}, { call: { quiet: true } });
  const keep = useAction(addCannedRemark, { onSuccess: again });
  const forget = useAction(deleteCannedRemark, { onSuccess: again });
  const text = content.trim();
  const isNew = text !== '' && data.every((one) => one.content !== text);
  return (
    <fieldset className={styles.canned}>
      <legend>{t('canned')}</legend>
      {data.map((one) => (
        <span key={one.id} className={styles.cannedOne}>
          <Button
            size="compact-sm"
            variant="default"
            className={styles.cannedText}
            title={one.content}
            aria-label={t('insertOf', { text: one.content })}
            onClick={() => onInsert(one.content)}
          >
            {one.content}
          </Button>
          <CloseButton
            size="sm"
            aria-label={t('forgetOf', { text: one.content })}
            onClick={() => forget.mutate({ id: one.id })}
          />
        </span>
      ))}
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={!isNew}
        loading={keep.isPending}
        onClick={() => keep.mutate({ content: text })}
      >
        {t('keep')}
      </Button>
    </fieldset>
  );
}
