import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement, ReactNode } from 'react'
import messages from '@/messages/en.json'

const English = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="Africa/Johannesburg">
    {children}
  </NextIntlClientProvider>
)

/** Renders a component with the English messages, also when rendered again. */
export const renderInEnglish = (component: ReactElement) => render(component, { wrapper: English })
