import { getAdminLanguages, getLanguages, updateLanguage } from '@assay/contract/catalog/languages.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Button, Group, Tabs, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { CodeEditor } from '../editor/code-editor.tsx';
import { readPreferences } from '../editor/preferences.ts';
import styles from './catalog.module.css';
import { TEXT } from './text.ts';

export type AdminLanguage = DataOf<typeof getAdminLanguages>[number];

const CODE_MAX = 65_535;
const FIELDS = ['codeTemplate', 'template'] as const;
type Field = (typeof FIELDS)[number];

/** The two texts of a language: what editors start with, and the example of the help page. */
export function LanguageForm({ language, onClose }: { language: AdminLanguage; onClose: () => void }) {
  const t = useText(TEXT);
  const [preferences] = useState(() => readPreferences('template'));
  const [field, setField] = useState<Field>('codeTemplate');
  const [texts, setTexts] = useState({ codeTemplate: language.codeTemplate, template: language.template });
  const [refused, setRefused] = useState<string | null>(null);
  const controls = useRef(null);
  const save = useAction(updateLanguage, {
    onSuccess: async () => {
      toast.success(t('saved'));
      onClose();
      await refresh(getAdminLanguages, getLanguages);
    },
  });
  const send = () => {
    if (texts.template.trim() === '') {
      setField('template');
      return setRefused(t('templateEmpty'));
    }
    if (FIELDS.some((name) => texts[name].length > CODE_MAX)) return setRefused(t('whole65'));
    save.mutate({ id: language.id, enabled: language.enabled, ...texts });
  };
  return (
    <>
      <Tabs value={field} onChange={(value) => setField(value as Field)} keepMounted={false}>
        <Tabs.List mb="md">
          {FIELDS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(name)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {FIELDS.map((name) => (
          <Tabs.Panel key={name} value={name}>
            <div className={styles.code}>
              <CodeEditor
                initial={texts[name]}
                contentType={language.contentType}
                preferences={preferences}
                chords={[{ key: 'Mod-s', run: send }]}
                onChange={(code) => {
                  setRefused(null);
                  setTexts((now) => ({ ...now, [name]: code }));
                }}
                onBlur={() => {}}
                ref={controls}
              />
            </div>
          </Tabs.Panel>
        ))}
      </Tabs>
      {refused && (
        <Text c="red" size="sm" mt="sm" role="alert">
          {refused}
        </Text>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={save.isPending} onClick={send}>
          {t('save')}
        </Button>
      </Group>
    </>
  );
}
