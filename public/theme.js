// Sets the colours, and whether the cookie banner is shown, before the page is painted; next-themes and the banner
// take over from there. A file, not an inline script, so that the script policy can name it.
;(function () {
  var theme = 'system'
  try {
    theme = localStorage.getItem('theme') || theme
  } catch {
    // Storage is closed to this page: the system's colours hold.
  }
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(dark ? 'dark' : 'light')

  var consent = null
  try {
    consent = localStorage.getItem('cookie-consent')
  } catch {
    // Storage is closed to this page: the banner asks.
  }
  document.documentElement.dataset.consent = consent === 'accepted' ? 'accepted' : 'open'
})()
