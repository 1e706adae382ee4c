import { getProblemTagsAndClassification, getTagClassifications, type Tag } from '@assay/contract/catalog/tags.ts';
import { ActionIcon, Alert, Button, Skeleton } from '@mantine/core';
import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from '../../../features/catalog/catalog.module.css';
import { ClassificationForm } from '../../../features/catalog/classification-form.tsx';
import { type Classification, TagForm } from '../../../features/catalog/tag-form.tsx';
import { TEXT } from '../../../features/catalog/text.ts';
import { useIsProblemAdmin } from '../../../lib/roles.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TagChip } from '../../../ui/tag-chip.tsx';

type Edited =
  | { what: 'tag'; tag: Tag | null; classificationId: number | null }
  | { what: 'classification'; classification: Classification | null };

/** Tags by classification, of the site's own problems. */
export function Page() {
  const t = useText(TEXT);
  const mayEdit = useIsProblemAdmin();
  const groups = useCall(getProblemTagsAndClassification, { oj: 'ME' });
  const classifications = useCall(getTagClassifications, {}).data?.filter(({ oj }) => oj === 'ME') ?? [];
  const [edited, setEdited] = useState<Edited | null>(null);
  const close = () => setEdited(null);
  const listed = groups.data ?? [];
  const withoutTags = classifications.filter(({ id }) => !listed.some((group) => group.classification?.id === id));
  const sections = [
    ...[
      ...listed.filter(({ classification }) => classification),
      ...withoutTags.map((one) => ({ classification: one, tagList: [] })),
    ].sort((a, b) => (a.classification?.rank ?? 0) - (b.classification?.rank ?? 0)),
    ...listed.filter(({ classification, tagList }) => !classification && tagList.length > 0),
  ];
  const nextRank = Math.max(0, ...classifications.map(({ rank }) => rank)) + 1;
  return (
    <PageFrame
      title={t('tags')}
      lead={t('tagsLead')}
      actions={
        mayEdit && (
          <>
            <Button variant="default" onClick={() => setEdited({ what: 'classification', classification: null })}>
              {t('addClassification')}
            </Button>
            <Button
              leftSection={<Plus aria-hidden />}
              onClick={() => setEdited({ what: 'tag', tag: null, classificationId: null })}
            >
              {t('addTag')}
            </Button>
          </>
        )
      }
    >
      {!mayEdit && (
        <Alert mb="md" color="gray">
          {t('readOnly')}
        </Alert>
      )}
      {groups.error && !groups.data && <ErrorState error={groups.error} onRetry={() => void groups.refetch()} />}
      {!groups.data && !groups.error && <Skeleton height={280} className="late" />}
      {groups.data && sections.length === 0 && <EmptyState text={t('nothing')} />}
      <div className={styles.sections}>
        {sections.map(({ classification, tagList }) => (
          <Section
            key={classification?.id ?? 0}
            classification={classification}
            mayEdit={mayEdit}
            onEdit={() => setEdited({ what: 'classification', classification })}
            onAdd={() => setEdited({ what: 'tag', tag: null, classificationId: classification?.id ?? null })}
          >
            {tagList.map((tag) =>
              mayEdit ? (
                <button
                  key={tag.id}
                  type="button"
                  className={styles.chip}
                  aria-label={t('editTag', { name: tag.name })}
                  onClick={() => setEdited({ what: 'tag', tag, classificationId: tag.classificationId })}
                >
                  <TagChip color={tag.color}>{tag.name}</TagChip>
                </button>
              ) : (
                <TagChip key={tag.id} color={tag.color}>
                  {tag.name}
                </TagChip>
              ),
            )}
            {tagList.length === 0 && <p className={styles.none}>{t('noTags')}</p>}
          </Section>
        ))}
      </div>
      <Dialog opened={edited !== null} onClose={close} title={edited && titleOf(edited, t)}>
        {edited?.what === 'tag' && <TagForm {...edited} classifications={classifications} onClose={close} />}
        {edited?.what === 'classification' && <ClassificationForm {...edited} nextRank={nextRank} onClose={close} />}
      </Dialog>
    </PageFrame>
  );
}

function titleOf(edited: Edited, t: ReturnType<typeof useText<typeof TEXT>>): string {
  if (edited.what === 'tag') return edited.tag ? t('editTag', { name: edited.tag.name }) : t('addTag');
  return edited.classification ? t('editClassification', { name: edited.classification.name }) : t('addClassification');
}

interface SectionProps {
  classification: Classification | null;
  mayEdit: boolean;
  onEdit: () => void;
  onAdd: () => void;
  children: ReactNode;
}

function Section({ classification, mayEdit, onEdit, onAdd, children }: SectionProps) {
  const t = useText(TEXT);
  const name = classification?.name ?? t('unclassified');
  return (
    <Panel
      title={
        <span className={styles.heading}>
          {name}
          {mayEdit && classification && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              aria-label={t('editClassification', { name })}
              onClick={onEdit}
            >
              <Pencil aria-hidden />
            </ActionIcon>
          )}
        </span>
      }
      aside={
        mayEdit && (
          <Button size="compact-sm" variant="subtle" aria-label={t('addTagTo', { name })} onClick={onAdd}>
            {t('addTag')}
          </Button>
        )
      }
    >
      <div className={styles.chips}>{children}</div>
    </Panel>
  );
}
