import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement, ReactNode } from 'react'
import { messagesOf } from '@/lib/i18n/translator'

const English = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="Africa/Johannesburg">
    {children}
  </NextIntlClientProvider>
)

/** Renders a component with the English messages, also when rendered again. */
export const renderInEnglish = (component: ReactElement) => render(component, { wrapper: English })
