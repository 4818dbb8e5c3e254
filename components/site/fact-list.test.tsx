/** @jest-environment jsdom */
import { localized } from '@/lib/content/localized'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import messages from '@/messages/af.json'
import { GivenFacts } from './fact-list'
import { PeopleList } from './teachers'

const show = (element: ReactElement) =>
  render(
    <NextIntlClientProvider locale="af" messages={messages}>
      {element}
    </NextIntlClientProvider>,
  ).container

test('a fact is shown once given, in the language of the page', () => {
  show(
    <GivenFacts
      title="Goed om te weet"
      names={['intake', 'hoursPerWeek']}
      facts={{ intake: localized({ en: 'January', af: 'Januarie' }) }}
    />,
  )
  expect(screen.getByRole('term')).toHaveTextContent('Innamedatums')
  expect(screen.getByRole('definition')).toHaveTextContent('Januarie')
  expect(screen.getByRole('heading', { name: 'Goed om te weet' })).toBeInTheDocument()
})

test('people are shown with their role, and a photograph if there is one', () => {
  const role = localized({ en: 'Lecturer', af: 'Dosent' })
  const photo = {
    src: '/pictures/6f1c1f0a-0c64-4f0e-9d5e-0a1b2c3d4e5f-800x800.webp',
    alt: localized({ en: 'In the garden', af: 'In die tuin' }),
  }
  show(
    <PeopleList
      id="teachers"
      title="Wie onderrig gee"
      people={[
        { name: 'A. Voorbeeld', role, photo },
        { name: 'B. Voorbeeld', role },
      ]}
    />,
  )
  expect(screen.getByRole('region', { name: 'Wie onderrig gee' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A. VoorbeeldDosent',
    'B. VoorbeeldDosent',
  ])
  expect(screen.getByRole('img', { name: 'In die tuin' })).toHaveAttribute(
    'srcset',
    expect.stringContaining('w=128'),
  )
})

test('without facts there is nothing, not even a heading', () => {
  expect(show(<GivenFacts title="Goed om te weet" names={['intake']} facts={{}} />)).toBeEmptyDOMElement()
  expect(show(<PeopleList id="staff" title="Ons personeel" people={[]} />)).toBeEmptyDOMElement()
})
