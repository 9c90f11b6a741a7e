/*
 * What a prerendered form needs while the scripts of the site are not there, or never come. It is named by no hash, so that it is
 * there when they are not, and written for old browsers. A form that nobody has taken over has method="dialog".
 * - What is typed is kept from the first key on, and put back (src/lib/forms/typed-text.ts takes it over).
 * - When a script fails, or long after a press, the form says that it is not ready (src/components/not-ready.tsx).
 */
(function () {
  'use strict';
  var root = document.getElementById('root');
  // As the names of drafts in src/lib/forms/draft.ts.
  var key = 'draft:typed:' + root.dataset.path + location.search;
  var waiting = 'form[method=dialog]';

  /** What is kept: read anew each time, since the app takes away what it has taken over. */
  function read() {
    try {
      return JSON.parse(sessionStorage.getItem(key)) || {};
    } catch {
      // Storage is blocked: what is typed stays in the page alone.
      return {};
    }
  }

  function isWaiting(control) {
    if (!control.name || /^(?:password|file|radio|hidden)$/.test(control.type)) return false;
    return control.form ? control.form.matches(waiting) : !('taken' in root.dataset);
  }

  function isAsBuilt(control) {
    if (control.type === 'checkbox') return control.checked === control.defaultChecked;
    if (!control.options) return control.value === control.defaultValue;
    var built = control.querySelector('option[selected]') || control.options[0];
    return control.value === (built ? built.value : '');
  }

  /** Keeps what these controls hold. */
  function keep(controls) {
    var kept = read();
    controls.forEach(function (control) {
      if (isAsBuilt(control)) delete kept[control.name];
      // Forms hold text: 'ya' for a box that is ticked.
      else kept[control.name] = control.type !== 'checkbox' ? control.value : control.checked ? 'ya' : '';
    });
    try {
      if (Object.keys(kept).length > 0) sessionStorage.setItem(key, JSON.stringify(kept));
      else sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked or full.
    }
  }

  function waitingControls() {
    return Array.prototype.filter.call(root.querySelectorAll('[name]'), isWaiting);
  }

  function keepFilled() {
    var filled = waitingControls().filter(function (control) {
      return !isAsBuilt(control);
    });
    if (filled.length > 0) keep(filled);
  }

  var before = read();
  waitingControls().forEach(function (control) {
    if (!(control.name in before) || !isAsBuilt(control)) return;
    if (control.type === 'checkbox') control.checked = before[control.name] !== '';
    else control.value = before[control.name];
  });
  keepFilled();
  addEventListener('pagehide', keepFilled);
  document.addEventListener(
    'input',
    function (event) {
      if (isWaiting(event.target)) keep([event.target]);
    },
    true,
  );

  var hasFailed = false;
  function sayNotReady() {
    document.querySelectorAll(waiting).forEach(function (form) {
      form.setAttribute('data-stuck', '');
    });
  }
  function fail() {
    if (hasFailed) return;
    hasFailed = true;
    // It may be asked for once more, or the page reload.
    setTimeout(sayNotReady, 5000);
  }
  addEventListener(
    'error',
    function (event) {
      // A script that did not come, or one that is none; no picture, and nothing of an extension.
      var isOurs = (event.filename || '').indexOf(location.origin) === 0;
      if (event.target.tagName === 'SCRIPT' || isOurs) fail();
    },
    true,
  );
  addEventListener('vite:preloadError', fail);
  document.addEventListener(
    'submit',
    function (event) {
      if (!event.target.matches(waiting)) return;
      if (hasFailed) sayNotReady();
      else setTimeout(sayNotReady, 10000);
    },
    true,
  );
  document.addEventListener('click', function (event) {
    if (event.target.closest && event.target.closest('[data-reload]')) location.reload();
  });
})();
