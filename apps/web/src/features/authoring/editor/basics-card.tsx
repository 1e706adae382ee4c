import { getAllProblemTags } from '@assay/contract/catalog/tags.ts';
import { getGroupProblemTags } from '@assay/contract/groups/tags.ts';
import { PROBLEM_AUTH, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { Button, Checkbox, CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Segments } from '../../../ui/segments/segments.tsx';
import { TagChip } from '../../../ui/tag-chip.tsx';
import { TagPicker } from '../../problems/tags/tag-picker.tsx';
import { useDifficulties, useDifficultyName, useLanguages } from '../../problems/use-catalog.ts';
import { withType } from '../form/case-settings.ts';
import { type CardProps, cardOf } from './card.ts';
import { FieldGroup } from './card-frame.tsx';
import styles from './editor.module.css';
import { TEXT } from './text.ts';

const FORM_FIELDS = ['problemId', 'difficulty', 'source', 'type', 'auth', 'tags', 'languages'] as const;

/** Names, kind and classification of the problem. */
export const BasicsCard = cardOf(
  FORM_FIELDS,
  function BasicsCard({ form, change, errorOf }: CardProps<(typeof FORM_FIELDS)[number]>) {
    const t = useText(TEXT);
    const nameOf = useDifficultyName();
    const levels = useDifficulties().data ?? [];
    return (
      <div className={styles.grid}>
        <TextInput
          label={t('problemId')}
          placeholder="P1001"
          description={t('problemIdHint')}
          name="problem.problemId"
          required
          maxLength={50}
          value={form.problemId}
          onChange={(event) => change({ problemId: event.currentTarget.value })}
          error={errorOf('problem.problemId')}
          autoComplete="off"
        />
        <NativeSelect
          label={t('difficulty')}
          name="problem.difficulty"
          value={form.difficulty}
          data={levels.map((level) => ({ value: String(level.id), label: nameOf(level) }))}
          onChange={(event) => change({ difficulty: Number(event.currentTarget.value) })}
          error={errorOf('problem.difficulty')}
        />
        <TextInput
          label={t('source')}
          name="problem.source"
          maxLength={255}
          value={form.source}
          onChange={(event) => change({ source: event.currentTarget.value })}
          error={errorOf('problem.source')}
        />
        <FieldGroup label={t('type')} hint={form.type === PROBLEM_TYPE.oi ? t('oiHint') : t('acmHint')}>
          <Segments
            wide
            label={t('type')}
            value={String(form.type)}
            onChange={(value) => change((now) => withType(now, value === '1' ? 1 : 0))}
            choices={[
              { value: String(PROBLEM_TYPE.acm), label: 'ACM' },
              { value: String(PROBLEM_TYPE.oi), label: 'OI' },
            ]}
          />
        </FieldGroup>
        <Visibility auth={form.auth} onChange={(auth) => change({ auth })} />
        <Tags tags={form.tags} onChange={(tags) => change({ tags })} error={errorOf('tags')} />
        <Languages
          languages={form.languages}
          onChange={(languages) => change({ languages })}
          error={errorOf('languages')}
        />
      </div>
    );
  },
);

const SITE_WORDS = { open: 'public', openHint: 'publicHint', privateHint: 'privateHint' } as const;
const GROUP_WORDS = { open: 'openToGroup', openHint: 'openToGroupHint', privateHint: 'privateInGroupHint' } as const;

/** Who sees the problem by itself; one of a contest is seen there until the list of problems makes it public. */
function Visibility({ auth, onChange }: { auth: number; onChange: (auth: 1 | 2) => void }) {
  const t = useText(TEXT);
  const { owner } = useProblemAdmin();
  const words = owner === 'group' ? GROUP_WORDS : SITE_WORDS;
  if (owner === 'person') {
    return (
      <FieldGroup label={t('auth')} hint={t('ownHint')}>
        {t('private')}
      </FieldGroup>
    );
  }
  if (auth === PROBLEM_AUTH.contest) {
    return (
      <FieldGroup label={t('auth')} hint={t('contestHint')}>
        {t('inContest')}
      </FieldGroup>
    );
  }
  return (
    <FieldGroup label={t('auth')} hint={t(auth === PROBLEM_AUTH.public ? words.openHint : words.privateHint)}>
      <Segments
        wide
        label={t('auth')}
        value={String(auth)}
        onChange={(value) => onChange(value === '1' ? 1 : 2)}
        choices={[
          { value: String(PROBLEM_AUTH.public), label: t(words.open) },
          { value: String(PROBLEM_AUTH.private), label: t('private') },
        ]}
      />
    </FieldGroup>
  );
}

interface TagsProps {
  tags: readonly number[];
  onChange: (tags: number[]) => void;
  error: string | undefined;
}

function Tags({ tags, onChange, error }: TagsProps) {
  const t = useText(TEXT);
  const { gid } = useProblemAdmin();
  const ofSite = useCall(getAllProblemTags, {}, { staleTime: 60_000, enabled: gid === null }).data;
  const ofGroup = useCall(getGroupProblemTags, { gid: gid ?? 0 }, { staleTime: 60_000, enabled: gid !== null }).data;
  const all = gid === null ? ofSite : ofGroup;
  const offered = ofGroup?.filter((tag) => tag.gid !== null && !tags.includes(tag.id)) ?? [];
  return (
    <FieldGroup label={t('tags')} error={error} className={styles.whole}>
      <div className={styles.chips}>
        <TagPicker
          oj="ME"
          chosen={tags}
          onChange={onChange}
          words={{ choose: t('chooseTags'), chosen: t('chosenTags', { count: tags.length }) }}
        />
        {offered.map(({ id, name }) => (
          <Button
            key={id}
            size="compact-xs"
            variant="default"
            leftSection={<Plus size={12} aria-hidden />}
            onClick={() => onChange([...tags, id])}
          >
            {name}
          </Button>
        ))}
        {tags.length === 0 && <span className={styles.none}>{t('noTags')}</span>}
        {tags.map((id) => {
          const tag = all?.find((each) => each.id === id);
          const name = tag?.name ?? `#${id}`;
          return (
            <span key={id} className={styles.tag}>
              <TagChip color={tag?.color ?? null}>{name}</TagChip>
              <CloseButton
                size="sm"
                aria-label={t('removeTag', { name })}
                onClick={() => onChange(tags.filter((other) => other !== id))}
              />
            </span>
          );
        })}
      </div>
    </FieldGroup>
  );
}

interface LanguagesProps {
  languages: readonly string[];
  onChange: (languages: string[]) => void;
  error: string | undefined;
}

function Languages({ languages, onChange, error }: LanguagesProps) {
  const t = useText(TEXT);
  const offered = useLanguages().data ?? [];
  // A language that has been switched off since stays with the problem until it is taken away.
  const names = [...new Set([...offered.map(({ name }) => name), ...languages])];
  const unavailable = new Set(offered.filter((language) => !language.offered).map(({ name }) => name));
  const all = names.every((name) => languages.includes(name));
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldGroup label={t('languages')} error={error} className={styles.whole}>
      <div className={styles.allLanguages}>
        <Checkbox
          label={t('allLanguages', { count: names.length })}
          checked={all}
          indeterminate={!all && languages.length > 0}
          onChange={() => onChange(all ? [] : names)}
        />
        {all && (
          <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'foldLanguages' : 'chooseLanguages')}
          </Button>
        )}
      </div>
      {(isOpen || !all) && (
        <Checkbox.Group value={[...languages]} onChange={onChange} aria-label={t('languages')}>
          <div className={styles.languages}>
            {names.map((name) => (
              <Checkbox
                key={name}
                value={name}
                label={name}
                description={unavailable.has(name) ? t('notOffered') : undefined}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </FieldGroup>
  );
}
