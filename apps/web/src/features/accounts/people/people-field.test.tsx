import { findPeople } from '@assay/contract/accounts/people.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { setLang } from '../../../lib/lang.ts';
import { queryClient } from '../../../lib/use-call.ts';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { PeopleField } from './people-field.tsx';

const quilla = { uid: 3, username: 'quilla', nickname: 'Q', avatar: null };

function show(max?: number) {
  setLang('en');
  const chosen: string[][] = [];
  function Field() {
    const [value, setValue] = useState<string[]>([]);
    chosen.push(value);
    return <PeopleField label="Members" value={value} onChange={setValue} {...(max !== undefined && { max })} />;
  }
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <Field />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return {
    person: userEvent.setup(),
    box: screen.getByLabelText('Members', { selector: 'input' }),
    chosen: () => chosen.at(-1),
  };
}

test('the beginning of a name suggests people, from the second letter on', async () => {
  answer(findPeople, { people: [quilla], unknown: [] });
  const { person, box, chosen } = show();
  await person.type(box, 'q');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sentCalls(findPeople)).toEqual([]);
  await person.type(box, 'u');
  await person.click(await screen.findByText('Q'));
  expect(chosen()).toEqual(['quilla']);
  expect(sentCalls(findPeople)[0]?.input).toEqual({ prefix: 'qu' });
});

test('of a pasted list each is taken once, and those of nobody are named', async () => {
  answer(findPeople, { people: [quilla], unknown: ['nobody', 'none'] });
  const { person, box, chosen } = show();
  await person.click(box);
  await person.paste('quilla\nnobody, Quilla；none');
  await waitFor(() => expect(chosen()).toEqual(['quilla', 'nobody', 'none']));
  expect(await screen.findByText('No such users: nobody, none')).toBeTruthy();
});

test('a field for one takes one', async () => {
  answer(findPeople, { people: [quilla], unknown: [] });
  const { person, box, chosen } = show(1);
  await person.click(box);
  await person.paste('quilla ada');
  await waitFor(() => expect(chosen()).toEqual(['quilla']));
});
