-- A contact request, each under an idempotency key of its own, as the site sends it.
local count = 0
local body = '{"firstName":"Mira","lastName":"Rao","email":"mira@example.com","company":"Harborlight",'
  .. '"phone":"+919876543210","teamSize":"11-50","message":"We answer four hundred mails a week by hand."}'

function init(args)
  -- Several may begin in the same second: where a table lies in memory differs.
  math.randomseed(os.time() + tonumber(tostring({}):match('0x(%x+)'), 16) % 1000000000)
  run = math.random(1000000000)
end

function request()
  count = count + 1
  return wrk.format("POST", nil, {
    ["Content-Type"] = "application/json",
    ["Idempotency-Key"] = run .. "-" .. count,
  }, body)
end
