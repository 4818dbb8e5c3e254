import { merged } from './catalogue'

test('a short file has English messages where it has none', () => {
  const english = { title: 'Page not found', menu: { home: 'Home', blog: 'Blog' }, links: { more: 'More' } }
  expect(merged(english, { title: 'Pagina niet gevonden', menu: { home: 'Begin' } })).toEqual({
    title: 'Pagina niet gevonden',
    menu: { home: 'Begin', blog: 'Blog' },
    links: { more: 'More' },
  })
})
