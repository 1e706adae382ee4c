import { getLanguages, type Language } from '@assay/contract/catalog/languages.ts';
import { Accordion, Skeleton } from '@mantine/core';
import { Fragment } from 'react';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './help.module.css';
import { HELP } from './help-text.ts';

/** Languages under what their versions have in common ("C++" of "C++ 17"), in the order of the first of each. */
function familiesOf(languages: readonly Language[]): [string, Language[]][] {
  const families = new Map<string, Language[]>();
  for (const language of languages) {
    const family = language.name.replace(/[\s\d].*/, '') || language.name;
    families.set(family, [...(families.get(family) ?? []), language]);
  }
  return [...families];
}

function Version({ language }: { language: Language }) {
  const say = useText(HELP);
  return language.offered ? language.description : say('noCompiler');
}

/** The site's own languages: version, commands, limits and an example program. */
export function LanguageHelp() {
  const say = useText(HELP);
  const { data, error, refetch } = useCall(getLanguages, { all: true }, { staleTime: 60_000 });
  const own = data?.filter((language) => language.oj === 'ME');
  const isOffered = own?.some(({ offered }) => offered);
  const listed = isOffered ? own?.filter(({ offered }) => offered) : own;
  const others = isOffered ? (own?.filter(({ offered }) => !offered) ?? []) : [];
  return (
    <Panel title={say('languages')} flush>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} m="md" w="auto" className="late" />}
      {own?.length === 0 && <EmptyState text={say('noLanguages')} />}
      {listed && listed.length > 0 && (
        <Accordion order={3} classNames={{ item: classes.item, control: classes.control }}>
          {familiesOf(listed).map(([family, members]) => (
            <Accordion.Item key={family} value={family}>
              <Accordion.Control>
                <strong>{members.length === 1 ? members[0]!.name : family}</strong>
                <span className={classes.version}>
                  {members.length === 1 ? (
                    <Version language={members[0]!} />
                  ) : (
                    members.map(({ name }) => name).join(', ')
                  )}
                </span>
              </Accordion.Control>
              <Accordion.Panel>
                {members.map((language) => (
                  <div key={language.id} className={classes.member}>
                    {members.length > 1 && (
                      <h4>
                        {language.name}
                        <span className={classes.version}>
                          <Version language={language} />
                        </span>
                      </h4>
                    )}
                    <LanguageCard language={language} />
                  </div>
                ))}
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      )}
      {others.length > 0 && (
        <p className={classes.others}>{say('notOffered', { names: others.map(({ name }) => name).join(', ') })}</p>
      )}
    </Panel>
  );
}

/** Where the limits of the problem go into the command. */
const LIMIT_HOLE = /\{(memoryMb|stackMb|stackKb)\}/;

function LanguageCard({ language }: { language: Language }) {
  const say = useText(HELP);
  return (
    <dl className={classes.card}>
      <Command label={say('compile')} command={language.compileCommand} none={say('noCompile')} />
      <Command label={say('run')} command={language.runCommand} none="–" />
      <dt>{say('limits')}</dt>
      <dd>
        {say('limitsTimes', { time: language.timeFactor, memory: language.memoryFactor })}
        {LIMIT_HOLE.test(language.runCommand) && <p className={classes.note}>{say('limitHoles')}</p>}
      </dd>
      <dt>{say('example')}</dt>
      <dd className={classes.program}>
        <div className={classes.copy}>
          <CopyButton text={language.template} label={say('copy')} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll and must be reachable by keyboard */}
        <pre tabIndex={0}>{language.template}</pre>
      </dd>
    </dl>
  );
}

function Command({ label, command, none }: { label: string; command: string; none: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {command ? (
          <span className={classes.command}>
            <code>
              {command.split(' ').map((word, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: words of a command stay where they are
                <Fragment key={at}>
                  <span>{word}</span>{' '}
                </Fragment>
              ))}
            </code>
            <CopyButton text={command} />
          </span>
        ) : (
          none
        )}
      </dd>
    </>
  );
}
