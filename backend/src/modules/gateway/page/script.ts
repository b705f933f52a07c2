/**
 * Runs in the payer's browser: counts down by the server's clock, copies, and asks every few seconds whether the
 * money came. Without it every button still works and a reload shows the same facts.
 */
export const SCRIPT = `(() => {
const page = document.body.dataset;
const skew = Number(page.now) - Date.now();
const two = (n) => String(n).padStart(2, '0');
const counter = document.querySelector('[data-countdown]');
const box = document.querySelector('.dl');
const tick = () => {
  const left = Math.max(0, Number(page.deadline) - Date.now() - skew);
  const s = Math.floor(left / 1000), d = Math.floor(s / 86400);
  counter.textContent = (d ? d + ' ' + page.day + ' ' : '') + two(Math.floor(s / 3600) % 24) + ':' + two(Math.floor(s / 60) % 60) + ':' + two(s % 60);
  box.className = 'dl' + (left < 60000 ? ' end' : left > 3600000 ? ' calm' : '');
};
if (counter) { tick(); setInterval(tick, 1000); }
for (const button of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  const label = button.querySelector('span'), before = label.textContent;
  button.addEventListener('click', () => navigator.clipboard.writeText(button.dataset.copy).then(() => {
    label.textContent = page.copied;
    setTimeout(() => { label.textContent = before; }, 2000);
  }));
}
const checked = document.querySelector('[data-checked]');
const ask = () => fetch(page.status, { headers: { accept: 'application/json' } })
  .then((answer) => answer.json())
  .then(({ data }) => {
    if (data.status !== 'pending') { location.assign(data.location); return; }
    if (checked) { checked.textContent = data.checked; checked.hidden = false; }
    setTimeout(ask, 3000);
  })
  .catch(() => setTimeout(ask, 6000));
if (page.status) setTimeout(ask, 3000);
})();`;
