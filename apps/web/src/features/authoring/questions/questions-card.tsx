import { QUESTION_KINDS, QUESTIONS_MAX, type Question, type QuestionSet } from '@assay/contract/questions/question.ts';
import { pointsOf } from '@assay/rules/questions/grade.ts';
import { Button, Group, Menu, Switch } from '@mantine/core';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { TEXT as KINDS } from '../../questions/text.ts';
import { type CardProps, cardOf } from '../editor/card.ts';
import editor from '../editor/editor.module.css';
import { moved } from '../editor/row-tools.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { questionOfKind } from './question-form.ts';
import { TEXT } from './text.ts';

/** The questions of an objective problem, with what is right. */
export const QuestionsCard = cardOf(
  ['cases'] as const,
  function QuestionsCard({ form, change, errorOf }: CardProps<'cases'>) {
    const t = useText(TEXT);
    const kinds = useText(KINDS);
    const [isImporting, setImporting] = useState(false);
    const { questions: set, stored } = form.cases;
    const { questions } = set;
    const setSet = (next: (now: QuestionSet) => QuestionSet) =>
      change((now) => ({ ...now, cases: { ...now.cases, questions: next(now.cases.questions) } }));
    const setList = (next: (now: readonly Question[]) => Question[]) =>
      setSet((now) => ({ ...now, questions: next(now.questions) }));
    const refusal = errorOf('cases');
    return (
      <div className={editor.rows}>
        {refusal && (
          <p className={editor.error} role="alert" data-refused tabIndex={-1}>
            {refusal}
          </p>
        )}
        {questions.map((question, at) => (
          <QuestionEditor
            key={question.id}
            question={question}
            at={at}
            count={questions.length}
            errorOf={errorOf}
            onChange={(next) => setList((now) => now.map((one) => (one.id === next.id ? next : one)))}
            onMove={(from, to) => setList((now) => moved(now, from, to))}
            onRemove={() => setList((now) => now.filter(({ id }) => id !== question.id))}
          />
        ))}
        <Group gap="xs">
          <Menu position="bottom-start">
            <Menu.Target>
              <Button variant="default" leftSection={<Plus aria-hidden />} disabled={questions.length >= QUESTIONS_MAX}>
                {t('add')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {QUESTION_KINDS.map((kind) => (
                <Menu.Item key={kind} onClick={() => setList((now) => [...now, questionOfKind(kind)])}>
                  {kinds(kind)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Button variant="default" leftSection={<FileUp aria-hidden />} onClick={() => setImporting(true)}>
            {t('import')}
          </Button>
          <span>{t('total', { count: questions.length, points: pointsOf(questions) })}</span>
        </Group>
        <div className={editor.switches}>
          {(['shuffleQuestions', 'shuffleOptions'] as const).map((field) => (
            <Switch
              key={field}
              label={t(field)}
              checked={set[field]}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                setSet((now) => ({ ...now, [field]: checked }));
              }}
            />
          ))}
        </div>
        {stored && <p className={editor.hint}>{t('corrected')}</p>}
        <ImportQuestions
          opened={isImporting}
          room={QUESTIONS_MAX - questions.length}
          onClose={() => setImporting(false)}
          onTake={(read) => setList((now) => [...now, ...read])}
        />
      </div>
    );
  },
);
