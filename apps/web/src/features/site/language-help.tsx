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
          {listed.map((language) => (
            <Accordion.Item key={language.id} value={language.name}>
              <Accordion.Control>
                <strong>{language.name}</strong>
                <span className={classes.version}>{language.offered ? language.description : say('noCompiler')}</span>
              </Accordion.Control>
              <Accordion.Panel>
                <LanguageCard language={language} />
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
