import { getProblemTagsAndClassification } from '@assay/contract/catalog/tags.ts';
import { Button, Popover, ScrollArea, Text, TextInput } from '@mantine/core';
import { Check, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { TEXT } from '../text.ts';
import { TagButton, type TagPickerProps } from './tag-button.tsx';
import styles from './tag-picker.module.css';

/** The open picker under its button; closed again, it gives the focus back. */
export function TagPopover({ oj, chosen, onChange, words: own }: TagPickerProps) {
  const t = useText(TEXT);
  const choose = own?.choose ?? t('chooseTags');
  const button = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState('');
  const { data } = useCall(getProblemTagsAndClassification, oj ? { oj } : {}, { staleTime: 60_000, keep: true });
  const words = query.trim().toLowerCase();
  const groups = (data ?? [])
    .map(({ classification, tagList }) => ({
      name: classification?.name ?? t('unclassified'),
      tags: tagList.filter(({ nameZh, nameEn }) => `${nameZh}\n${nameEn}`.toLowerCase().includes(words)),
    }))
    .filter(({ tags }) => tags.length > 0);
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  return (
    <Popover
      defaultOpened
      width={420}
      position="bottom-start"
      shadow="md"
      trapFocus
      withinPortal
      onClose={() => button.current?.focus()}
    >
      <Popover.Target>
        <TagButton ref={button} chosen={chosen} words={own} />
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} aria-label={choose}>
        <TextInput
          size="sm"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          placeholder={t('tagSearch')}
          aria-label={t('tagSearch')}
          leftSection={<Search aria-hidden />}
          data-autofocus
        />
        <ScrollArea.Autosize mah="min(420px, 60vh)" mt="sm" type="auto" viewportProps={{ tabIndex: 0 }}>
          {groups.map(({ name, tags }) => (
            <fieldset key={name} className={styles.group}>
              <legend>{name}</legend>
              <div className={styles.tags}>
                {tags.map((tag) => (
                  <button
                    key={tag.id}
                    type="button"
                    className={styles.tag}
                    aria-pressed={chosen.includes(tag.id)}
                    onClick={() => toggle(tag.id)}
                  >
                    <span className={styles.dot} style={{ background: tag.color }} aria-hidden />
                    {tag.name}
                    {chosen.includes(tag.id) && <Check aria-hidden />}
                  </button>
                ))}
              </div>
            </fieldset>
          ))}
          {data && groups.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('noTagFound')}
            </Text>
          )}
        </ScrollArea.Autosize>
        <div className={styles.foot}>
          <Text size="xs" c="dimmed">
            {!own && t('tagsJoined')}
          </Text>
          <Button size="compact-sm" variant="subtle" disabled={chosen.length === 0} onClick={() => onChange([])}>
            {t('clearTags')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
