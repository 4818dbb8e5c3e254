import { previewHeaders } from './preview-headers'

test.each(['preview', 'development'])('no search engine lists a deployment for %s', (environment) => {
  expect(previewHeaders(environment)).toEqual([
    { source: '/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
  ])
})

test.each([undefined, '', 'production'])('the site itself (%j) may be listed', (environment) => {
  expect(previewHeaders(environment)).toEqual([])
})
