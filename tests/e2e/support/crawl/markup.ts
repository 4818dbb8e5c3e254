import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

const config: ConfigData = {
  root: true,
  elements: [
    'html5',
    {
      // React writes action="" for a server action; browsers take it as this address.
      form: { attributes: { action: { enum: [/^.*$/] } } },
      // React preloads pictures of several widths by `imagesrcset`, which the HTML Standard allows instead.
      link: { attributes: { href: { required: false } } },
      // GFM's column alignment: the pages' policy blocks inline styles, and feeds have no classes.
      td: { attributes: { align: { deprecated: false, enum: ['left', 'center', 'right'] } } },
      th: { attributes: { align: { deprecated: false, enum: ['left', 'center', 'right'] } } },
    },
  ],
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React's spelling: <br/>, async="", charSet, crossorigin="". Browsers see no difference.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // Hashes are for other sites' files; ours come from the same build as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React's ids of streamed parts, S:0 and _R_, are valid HTML.
    'valid-id': ['error', { relaxed: true }],
    // ARIA lets a list have a name; the rule's default lets only controls and landmarks.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A dialog in the header has an <h2> before the page's heading. A streamed page has an <h1> while it waits, then
    // another: the end-to-end tests check the visible one.
    'heading-level': ['error', { sectioningRoots: [], minInitialRank: 'h2', allowMultipleH1: true }],
    // The menu and a post's contents exist for small and large screens, with one form shown: axe checks that in the
    // browser (landmark-unique).
    'unique-landmark': 'off',
    // A number in very large letters is wider than a phone and must break.
    'tel-non-breaking': 'off',
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

/** html-validate's errors in a page's HTML: rule, message and selector. */
export async function markupErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId}: ${message} (${selector})`),
  )
}
