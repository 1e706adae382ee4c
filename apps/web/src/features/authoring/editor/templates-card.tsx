import { Button, Menu, Switch } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { CodeEditor, type EditorControls } from '../../editor/code-editor.tsx';
import { readPreferences } from '../../editor/preferences.ts';
import { useLanguages } from '../../problems/use-catalog.ts';
import type { TemplateForm } from '../form/problem-form.ts';
import { type CardProps, cardOf } from './card.ts';
import styles from './editor.module.css';
import { RowTools } from './row-tools.tsx';
import { TEXT } from './text.ts';

const FORM_FIELDS = ['codeTemplates', 'languages'] as const;

interface TemplatesCardProps extends CardProps<(typeof FORM_FIELDS)[number]> {
  onSave: () => void;
}

/** Code that the editor of this problem opens with, per language. */
export const TemplatesCard = cardOf(
  FORM_FIELDS,
  function TemplatesCard({ form, change, errorOf, onSave }: TemplatesCardProps) {
    const t = useText(TEXT);
    const offered = useLanguages().data ?? [];
    const [opened, setOpened] = useState<string | null>(null);
    const { codeTemplates } = form;
    const free = offered.filter(
      ({ name }) => form.languages.includes(name) && !codeTemplates.some(({ language }) => language === name),
    );
    const set = (next: readonly TemplateForm[]) => change({ codeTemplates: next });
    const update = (language: string, next: Partial<TemplateForm>) =>
      change((now) => ({
        ...now,
        codeTemplates: now.codeTemplates.map((one) => (one.language === language ? { ...one, ...next } : one)),
      }));
    return (
      <div className={styles.rows}>
        <p className={styles.hint} style={{ margin: 0 }}>
          {t('templatesHint')}
        </p>
        {codeTemplates.length === 0 && <p className={styles.none}>{t('noTemplates')}</p>}
        {codeTemplates.map((template, at) => (
          <Template
            key={template.language}
            template={template}
            contentType={offered.find(({ name }) => name === template.language)?.contentType ?? ''}
            opened={opened === template.language}
            onToggle={() => setOpened(opened === template.language ? null : template.language)}
            error={errorOf(`codeTemplates.${at}.code`) ?? errorOf(`codeTemplates.${at}`)}
            onChange={(next) => update(template.language, next)}
            onRemove={() => set(codeTemplates.filter((other) => other !== template))}
            onSave={onSave}
          />
        ))}
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<Plus aria-hidden />}
              disabled={free.length === 0}
              style={{ justifySelf: 'start' }}
            >
              {t('addTemplate')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {free.map(({ name, codeTemplate }) => (
              <Menu.Item
                key={name}
                onClick={() => {
                  set([...codeTemplates, { language: name, code: codeTemplate, status: true }]);
                  setOpened(name);
                }}
              >
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    );
  },
);

interface TemplateProps {
  template: TemplateForm;
  contentType: string;
  opened: boolean;
  onToggle: () => void;
  error: string | undefined;
  onChange: (next: Partial<TemplateForm>) => void;
  onRemove: () => void;
  onSave: () => void;
}

function Template({ template, contentType, opened, onToggle, error, onChange, onRemove, onSave }: TemplateProps) {
  const t = useText(TEXT);
  const [preferences] = useState(() => readPreferences('template'));
  const controls = useRef<EditorControls>(null);
  const { language, code, status } = template;
  return (
    <section className={styles.row} aria-label={language} data-refused={error === undefined ? undefined : true}>
      <div className={styles.rowHead} style={{ marginBottom: 0 }}>
        <h3 className={styles.rowTitle}>{language}</h3>
        <span className={styles.none}>
          {t('linesOfCode', { count: code === '' ? 0 : code.replace(/\n$/, '').split('\n').length })}
        </span>
        <Switch
          className={styles.push ?? ''}
          label={t('enabled')}
          checked={status}
          onChange={(event) => onChange({ status: event.currentTarget.checked })}
        />
        <Button size="xs" variant="default" aria-expanded={opened} onClick={onToggle}>
          {opened ? t('closeTemplate') : t('openTemplate')}
        </Button>
        <RowTools what={t('templateOf', { language })} at={0} count={1} onRemove={onRemove} />
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {opened && (
        <div className={styles.code}>
          <CodeEditor
            initial={code}
            contentType={contentType}
            preferences={preferences}
            chords={[{ key: 'Mod-s', run: onSave }]}
            onChange={(next) => onChange({ code: next })}
            onBlur={() => {}}
            ref={controls}
          />
        </div>
      )}
    </section>
  );
}
